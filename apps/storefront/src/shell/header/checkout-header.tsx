import { ChevronLeft, CircleQuestionMark, LockKeyhole } from 'lucide-react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Acting } from './acting.tsx';
import { ShopLogo } from './shop-logo.tsx';

/**
 * The checkout's header: nothing leads away from the purchase but the shop's logo and the way back to the cart; help opens beside it.
 * It scrolls away, but for whom a representative acts.
 */
export function CheckoutHeader({ shop }: { readonly shop: Shop }) {
  return (
    <header className="site-header -top-16! lg:-top-20!">
      <div className="page-width flex h-16 items-center gap-x-2 lg:grid lg:h-20 lg:grid-cols-[1fr_auto_1fr]">
        <div className="site-actions m-0 justify-start">
          <AppLink
            href={shopHref(shop.slug, '/carrinho')}
            className="-ml-2.5 inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2.5 font-semibold text-sm transition hover:bg-sunken"
          >
            <ChevronLeft aria-hidden="true" className="size-5.5 shrink-0" strokeWidth={1.75} />
            <span className="max-lg:sr-only">Voltar ao carrinho</span>
          </AppLink>
        </div>
        <div className="site-name max-lg:flex-1 [&_.site-mark]:max-[24rem]:hidden">
          <ShopLogo shop={shop} />
        </div>
        <div className="site-actions m-0 gap-1 lg:gap-4">
          <AppLink
            href={shopHref(shop.slug, '/ajuda')}
            target="_blank"
            className="inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2.5 font-semibold text-sm transition hover:bg-sunken"
          >
            <CircleQuestionMark aria-hidden="true" className="size-5.5 shrink-0" strokeWidth={1.75} />
            <span className="max-lg:sr-only">
              Ajuda<span className="sr-only"> (abre em outra aba)</span>
            </span>
          </AppLink>
          <p className="inline-flex items-center gap-1.5 font-semibold text-xs lg:gap-2 lg:text-sm">
            <LockKeyhole aria-hidden="true" className="size-4 shrink-0 lg:size-4.5" strokeWidth={1.75} />
            <span className="whitespace-nowrap max-[28rem]:sr-only">Compra segura</span>
          </p>
        </div>
      </div>
      <Acting />
    </header>
  );
}
