import { ShoppingCart } from 'lucide-react';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';
import { AppLink } from '#platform/ui/app-link.tsx';
import { headerAction } from './header-action.ts';

/** The way to the cart. */
export function CartLink() {
  const { slug } = useShop();
  return (
    <AppLink href={shopHref(slug, '/carrinho')} className={headerAction}>
      <ShoppingCart aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      <span className="max-lg:sr-only">Carrinho</span>
    </AppLink>
  );
}
