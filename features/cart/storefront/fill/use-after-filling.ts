import { useNavigate } from '@tanstack/react-router';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';

/** After products were added at once: reports it and opens the shop's first page. Spec 2, return target after a cart is applied. */
export function useAfterFilling(): (text: string) => void {
  const { slug } = useShop();
  const navigate = useNavigate();
  return (text) => {
    showToast({ text, action: { label: 'Ver carrinho', run: () => openOverlay('cart') } });
    void navigate({ href: shopHref(slug, '/') });
  };
}
