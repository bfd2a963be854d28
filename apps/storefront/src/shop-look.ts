import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { iconHref, manifestHref } from '#features/suppliers/contract/app-manifest.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { knownStyle, type ThemeColours } from '#kernel/theme.ts';
import { themeStyle, themeVariables } from '#platform/ui/theme.ts';
import { pageRequest } from '#platform/web/page-request.ts';
import { fontFiles } from './font-files.ts';

/**
 * The shop's theme as a style, and the links of the page's head to its faces, its icons and its app manifest. In the browser, where it is
 * called on the way to another shop, a visitor's page is replaced by that of the location.
 */
export function shopLook(shop: Shop, { publicHref }: Pick<ParsedLocation, 'publicHref'>) {
  // The host's own lock: the context has that of the shop's main domain.
  const page = pageRequest();
  if (page === undefined && !allowsStyleOf(shop)) throw redirect({ href: publicHref, reloadDocument: true });
  const lockedTo = page === undefined ? document.documentElement.dataset.shop : page.lockedTo;
  return {
    style: themeStyle(shop.theme),
    links: [
      ...fontFiles(knownStyle(shop.theme.style)).map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: shop.icon ? iconHref(shop, 'tab-96') : tabIcon(shop.name, shop.theme) },
      { rel: 'apple-touch-icon', href: iconHref(shop, 'touch-180') },
      { rel: 'manifest', href: manifestHref(shop, lockedTo !== undefined) },
    ],
  };
}

/** Without a nonce the policy of a page allows the styles of its own shop alone (docs/decisions/049). */
const allowsStyleOf = (shop: Shop): boolean =>
  document.documentElement.dataset.supplier === shop.id ||
  document.querySelector('meta[property="csp-nonce"]') !== null;

/** The tab's icon as a data URL: the shop's initial in its own colours. */
function tabIcon(name: string, theme?: ThemeColours): string {
  const colours = themeVariables(theme);
  const initial = name.charAt(0).replace(/[<>&"']/g, '');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${colours['--brand']}"/>` +
    `<text x="24" y="34" font-size="28" font-weight="700" font-family="sans-serif" text-anchor="middle" fill="${colours['--brand-ink']}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
