import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { ClientId } from '#kernel/ids.ts';
import { forgetPeople } from '#platform/offline/page-store.ts';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { pauseQueries } from '#platform/web/pause-queries.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  chooseRepresentedClientEndpoint,
  leaveRepresentedClientEndpoint,
} from '../contract/representative.endpoints.ts';

/**
 * Switches to a client, or back to the own view. `beforeLeaving` runs while the current session is open. Ends with a full page
 * load, so that no state of one client reaches another.
 */
export function useSwitchClient(beforeLeaving: () => Promise<void>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id: idfornecedor, slug } = useShop();
  const { handle: token } = useSession();
  const home = usePublicHref(shopHref(slug, '/'));
  const clients = usePublicHref(shopHref(slug, '/clientes'));
  const params = { idfornecedor, token };
  const choose = useMutation({
    mutationFn: async (idclienterepresentado: ClientId) => {
      await beforeLeaving();
      await pauseQueries(queryClient, async () => {
        await api.call(chooseRepresentedClientEndpoint, { params, body: { idclienterepresentado } });
        await forgetPeople();
      });
    },
    onSuccess: () => window.location.assign(home),
  });
  const leave = useMutation({
    mutationFn: async () => {
      await beforeLeaving();
      await pauseQueries(queryClient, async () => {
        await api.call(leaveRepresentedClientEndpoint, { params });
        await forgetPeople();
      });
    },
    onSuccess: () => window.location.assign(clients),
  });
  return { choose, leave };
}
