/**
 * Google's tag of a shop, loaded after consent only. It stores its ids under names of this shop, is refused everything about
 * advertising, and gets neither the addresses nor the titles of personal pages.
 */
import { ga4Parameters } from '#features/analytics/contract/ga4.wire.ts';
import { cookiePrefix } from '#features/analytics/domain/ga4-cookies.ts';
import { visitText } from '#features/analytics/domain/ga4-visit.ts';
import type { ShopEvent } from '#features/analytics/domain/shop-event.ts';
import { mayMeasure } from '#features/analytics/storefront/event-log.ts';
import { CONSENT_LIFETIME } from '#features/privacy/domain/consent.ts';
import { writeCookie } from '#features/privacy/storefront/consent/write-cookie.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { VISIT_COOKIE } from '#platform/contract/visit-cookie.ts';
import { measuredPage } from './measured-page.ts';
import type { VisitedPage } from './visited-page.ts';

const TAG = 'https://www.googletagmanager.com/gtag/js?id=';
/** Seconds; renewed on every page. */
const VISIT_LIFETIME = 24 * 60 * 60;

const NOTHING = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

type Tagged = typeof globalThis & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

export interface GoogleAnalytics {
  readonly send: (event: ShopEvent) => void;
  readonly showPage: (page: VisitedPage) => void;
  readonly stop: () => void;
}

/** The shops whose tag this document has loaded. */
const opened = new Set<string>();

/**
 * Undefined at a shop without Google Analytics, and in a document that was not served for this shop: its policy forbids the tag.
 * `path` is the shop's own in the address bar: '/mercado-central/', or '/' on a host of its own.
 */
export function openGoogleAnalytics(
  id: string | undefined,
  shop: Shop,
  path: string,
): GoogleAnalytics | undefined {
  if (id === undefined || !isServedFor(path)) return undefined;
  (globalThis as Tagged)[`ga-disable-${id}`] = false;
  if (opened.has(id)) gtag('consent', 'update', { ...NOTHING, analytics_storage: 'granted' });
  else load(id, shop.slug);
  opened.add(id);
  let stopped = false;
  // Another tab may have withdrawn consent.
  const isAllowed = (): boolean => !stopped && mayMeasure();
  const handOver = (): void =>
    gtag('get', id, 'client_id', (clientId: unknown) =>
      gtag('get', id, 'session_id', (sessionId: unknown) => {
        const visit = { measurementId: id, clientId: String(clientId), sessionId: String(sessionId) };
        if (isAllowed()) writeCookie(VISIT_COOKIE, visitText(visit), VISIT_LIFETIME);
      }),
    );
  handOver();
  return {
    send: (event) => gtag('event', event.name, ga4Parameters(event)),
    showPage: (page) => {
      if (!isAllowed()) return;
      const { title, referrer } = document;
      const seen = { page, address: window.location, title, referrer, shop: { name: shop.name, path } };
      gtag('set', measuredPage(seen));
      gtag('event', 'page_view');
      handOver();
    },
    stop: () => {
      stopped = true;
      // First, so that nothing is reported of the refusal either. Also for a page of another shop: the tag would report it to this one.
      (globalThis as Tagged)[`ga-disable-${id}`] = true;
      if (!mayMeasure()) gtag('consent', 'update', NOTHING);
    },
  };
}

function load(id: string, slug: string): void {
  gtag('consent', 'default', NOTHING);
  gtag('consent', 'update', { ...NOTHING, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Each shop of a shared host has ids of its own, and only this host reads them.
    cookie_prefix: cookiePrefix(slug),
    cookie_domain: 'none',
    cookie_expires: CONSENT_LIFETIME,
    cookie_update: false,
    cookie_flags: `SameSite=Lax${window.location.protocol === 'https:' ? ';Secure' : ''}`,
  });
  const script = document.createElement('script');
  script.src = TAG + id;
  script.async = true;
  document.head.append(script);
}

/** The tag reads `arguments` objects only. */
function gtag(..._command: unknown[]): void {
  const page = globalThis as Tagged;
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  page.dataLayer.push(arguments);
}

/** Whether the document's own address, before any navigation within it, was a page of the shop without a secret in its address. */
function isServedFor(shopPath: string): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival === undefined) return false;
  const { pathname, search } = new URL(arrival.name);
  const isSecret = pathname.includes('/login-token/') || new URLSearchParams(search).has('previa');
  return !isSecret && `${pathname}/`.startsWith(shopPath);
}
