import { lazy, Suspense } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import type { CategoryNode } from '#features/catalog/domain/category.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';

/** Rendered by the server; hydrated once the page is idle. */
const FooterContact = lazy(() =>
  whenIdle()
    .then(() => import('./footer-contact.tsx'))
    .then((module) => ({ default: module.FooterContact })),
);

/** Links that somebody who is logged in does not need. */
const FOR_VISITORS = ['/entrar', '/cadastro'];

interface FooterColumnProps {
  readonly id?: string;
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Shows long lists in two columns. */
  readonly tight?: boolean;
}

interface ShopFooterProps {
  readonly shop: Shop;
  readonly categories: readonly CategoryNode[];
}

/** Legal name, address and contact (Decree 7.962/2013), and all categories as plain links. */
export function ShopFooter({ shop, categories }: ShopFooterProps) {
  const { footer, slug } = shop;
  const { authenticated } = useSession();
  const departments = categories.map(({ name, path }) => ({
    label: name,
    href: shopHref(slug, `/c/${path}`),
  }));
  return (
    <footer className="below-end mt-10 border-line border-t bg-surface pb-[calc(4rem+env(safe-area-inset-bottom))] text-sm lg:pb-0">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-9 py-10 lg:grid-cols-[minmax(19rem,1.4fr)_repeat(auto-fit,minmax(11rem,1fr))] lg:py-14">
        <div className="max-sm:col-span-2">
          <Suspense fallback={<div className="min-h-60" />}>
            <FooterContact shop={shop} />
          </Suspense>
        </div>
        {departments.length > 0 && (
          <FooterColumn
            id="categorias"
            title="Categorias"
            links={departments}
            tight={departments.length > 6}
          />
        )}
        {footer.columns.map((column) => (
          <FooterColumn
            key={column.title}
            title={column.title}
            links={column.links
              .filter(({ href }) => !(authenticated && FOR_VISITORS.includes(href)))
              .map(({ label, href }) => ({ label, href: shopHref(slug, href) }))}
          />
        ))}
      </div>
      <div className="border-line border-t">
        <p className="page-width py-5 text-ink-2 text-xs">
          {footer.note !== undefined && (
            <>
              {footer.note}
              <br />
            </>
          )}
          {footer.legalName} · <span className="whitespace-nowrap">CNPJ {footer.cnpj}</span> ·{' '}
          {footer.address}
          <br />
          <AppLink href={shopHref(slug, '/privacidade')} className="inline-block py-1.5 underline">
            Privacidade e preferências de cookies
          </AppLink>{' '}
          ·{' '}
          <AppLink href={shopHref(slug, '/acessibilidade')} className="inline-block py-1.5 underline">
            Acessibilidade
          </AppLink>
        </p>
      </div>
    </footer>
  );
}

function FooterColumn({ id, title, links, tight = false }: FooterColumnProps) {
  return (
    <nav
      id={id}
      aria-label={`Rodapé: ${title}`}
      className={cx('scroll-mt-24', tight && 'max-sm:col-span-2 lg:col-span-2')}
    >
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      <ul className={tight ? 'columns-2 gap-x-8' : undefined}>
        {links.map((link) => (
          <li key={link.href} className="break-inside-avoid">
            <AppLink
              href={link.href}
              className="inline-flex min-h-11 items-center text-ink-2 hover:underline lg:min-h-8"
            >
              {link.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
