import { useRouterState } from '@tanstack/react-router';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';

/** Where one logs in and comes back to this very page. Spec 2, page after login. */
export function useLoginAddress(): string {
  const { slug } = useShop();
  const here = useRouterState({ select: (state) => state.location.publicHref });
  return shopHref(slug, `/entrar?${new URLSearchParams({ voltar: here })}`);
}
