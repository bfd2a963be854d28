import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  discardShopDraftEndpoint,
  draftOfShopVersionEndpoint,
  publishShopEndpoint,
  unscheduleShopEndpoint,
} from '../../contract/shop-draft/shop-draft.endpoints.ts';
import type { WireShopDraftState } from '../../contract/shop-draft/shop-draft.schema.ts';
import { type EditedShopState, shopDraftFromWire } from '../../contract/shop-draft/shop-draft.wire.ts';
import { shopKey } from '../shop-query.ts';
import { textsKey } from '../texts/texts-query.ts';
import { shopDraftKey, shopDraftQuery } from './shop-draft-query.ts';

interface ShopChange {
  readonly call: () => Promise<WireShopDraftState>;
  /** Said afterwards. */
  readonly done: string;
}

/**
 * What is done with the draft as a whole. Each names what the person saw: where somebody was faster it is refused, and the screen
 * shows what is there now.
 */
export function useShopPublication({ draft, published }: EditedShopState) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const params = { idfornecedor: shop.id };
  const show = async (state: WireShopDraftState): Promise<void> => {
    client.setQueryData(shopDraftQuery(api, shop.id).queryKey, shopDraftFromWire(state));
    await Promise.all(
      [shopKey(shop.id), textsKey(shop.id)].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ call }: ShopChange) => call(),
    onSuccess: async (state, { done }) => {
      await show(state);
      showToast({ text: done });
    },
    onError: async (error) => {
      const isStale = error instanceof ApiRefusal && error.problem.code === CHANGED_BY_OTHER;
      if (isStale) await show(error.problem.facts?.atual as WireShopDraftState);
      else await client.invalidateQueries({ queryKey: shopDraftKey(shop.id) });
    },
  });
  const seen = draft === undefined ? {} : { versao: draft.version };
  const publication = { ...seen, publicada: published.version };
  return {
    isPending,
    publish: () =>
      mutateAsync({
        call: () => api.call(publishShopEndpoint, { params, body: publication }),
        done: 'Publicado, e já vale na loja.',
      }),
    schedule: (moment: string) =>
      mutateAsync({
        call: () => api.call(publishShopEndpoint, { params, body: { ...publication, em: moment } }),
        done: 'Publicação agendada. Na hora marcada a loja muda sozinha.',
      }),
    unschedule: () =>
      mutateAsync({
        call: () => api.call(unscheduleShopEndpoint, { params }),
        done: 'Agendamento desfeito. O rascunho continua aqui.',
      }),
    discard: () =>
      mutateAsync({
        call: () => api.call(discardShopDraftEndpoint, { params, query: seen }),
        done: 'Rascunho descartado. A loja continua como está.',
      }),
    restore: (version: number) =>
      mutateAsync({
        call: () =>
          api.call(draftOfShopVersionEndpoint, {
            params: { ...params, versao: version },
            body: draft === undefined ? {} : { rascunho: draft.version },
          }),
        done: `A versão ${version} virou o rascunho: confira na prévia e publique.`,
      }),
  };
}
