import { Suspense } from 'react';
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { deliversHome } from '../delivers-home.ts';
import { slots } from './slots.ts';

/**
 * The delivery address, the payment method, the shop's notice and its own links. Wide screens only; on phones address and links are
 * elsewhere.
 */
export function TopBar({ shop }: { readonly shop: Shop }) {
  const { Address, Payment } = slots;
  return (
    <div className="site-top">
      <div className="page-width flex h-9 items-center justify-between gap-6">
        {deliversHome(shop) && (
          <div className="min-w-0 shrink-0 xl:max-w-sm">
            <Suspense>
              <Address />
            </Suspense>
          </div>
        )}
        {pricesVaryByPayment(new Set(shop.tags)) && (
          <div className="min-w-0 max-w-60 shrink-0">
            <Suspense>
              <Payment />
            </Suspense>
          </div>
        )}
        <Notice shop={shop} />
        <nav aria-label="Atalhos da loja" className="shrink-0">
          <ul className="flex items-center gap-1">
            {[...shop.menu.filter(({ href }) => href !== HELP.href), HELP].map((item) => (
              <li key={item.href}>
                <AppLink
                  href={shopHref(shop.slug, item.href)}
                  className="inline-flex h-8 items-center rounded-sm px-2.5 text-ink-2 hover:text-ink hover:underline"
                >
                  {item.label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

const HELP = { label: 'Ajuda', href: '/ajuda' };

/** The shop's notice, else its phone number or description. */
function Notice({ shop }: { readonly shop: Shop }) {
  const { phone } = shop.footer;
  const contact = phone === undefined ? shop.description : `Atendimento: ${phone}`;
  return <p className="min-w-0 flex-1 truncate text-ink-2">{shop.notice ?? contact}</p>;
}
