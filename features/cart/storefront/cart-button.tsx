import { ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { CountBadge } from '#platform/ui/count-badge.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { productsWords } from '../domain/count-products.ts';
import { useCartCount } from './use-cart.ts';

/** The header's link to the cart: opens the drawer, or the page without JavaScript. */
export function CartButton({ className }: { readonly className: string }) {
  const { slug } = useShop();
  const count = useCartCount();
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openOverlay('cart');
  };
  return (
    <AppLink href={shopHref(slug, '/carrinho')} className={className} onClick={open}>
      <span className="relative">
        <ShoppingCart aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
        <CountBadge count={count} />
      </span>
      <span className="max-lg:sr-only">Carrinho</span>
      <span className="sr-only">{countWords(count)}</span>
    </AppLink>
  );
}

export function CartCount() {
  return <CountBadge count={useCartCount()} />;
}

const countWords = (count: number): string => (count === 0 ? '' : `, ${productsWords(count)}`);
