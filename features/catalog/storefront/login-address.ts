import { useRouterState } from '@tanstack/react-router';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';

/** The login page's address, with this page as return address. Spec 2, page after login. */
export function useLoginAddress(): string {
  const { slug } = useShop();
  const here = useRouterState({ select: (state) => state.location.publicHref });
  return shopHref(slug, `/entrar?${new URLSearchParams({ voltar: here })}`);
}
