import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { whenQuiet } from '#platform/ui/when-quiet.ts';
import { useApi } from '#platform/web/use-api.ts';

/** Keeps the prices of pages those of how the shopper means to buy. Draws nothing. */
export function TermsKeeper() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const api = useApi();
  const shop = useShop();
  const session = useSession();
  useEffect(() => {
    const kept = new AbortController();
    void whenQuiet()
      .then(() => import('../journeys/buying-terms.ts'))
      .then(({ followBuyingTerms }) =>
        followBuyingTerms({ router, queryClient }, { api, shop, session }, kept.signal),
      );
    return () => kept.abort();
  }, [router, queryClient, api, shop, session]);
  return null;
}
