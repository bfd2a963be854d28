import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  discardDraftEndpoint,
  draftOfVersionEndpoint,
  publishHomeEndpoint,
  unscheduleHomeEndpoint,
} from '../../contract/home/home-draft.endpoints.ts';
import type { WireHomeState } from '../../contract/home/home-draft.schema.ts';
import { type EditedHome, editedHomeFromWire } from '../../contract/home/home-draft.wire.ts';
import { homeKey, homeQuery } from './home-query.ts';

interface HomeChange {
  readonly call: () => Promise<WireHomeState>;
  /** Said afterwards. */
  readonly done: string;
}

/**
 * What is done with the draft as a whole. Each names what the person saw: where somebody was faster it is refused, and the screen
 * shows what is there now.
 */
export function usePublication({ draft, published }: EditedHome) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const params = { idfornecedor: shop.id };
  const show = (state: WireHomeState): void => {
    client.setQueryData(homeQuery(api, shop.id).queryKey, editedHomeFromWire(state));
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ call }: HomeChange) => call(),
    onSuccess: (state, { done }) => {
      show(state);
      showToast({ text: done });
    },
    onError: (error) => {
      const isStale = error instanceof ApiRefusal && error.problem.code === CHANGED_BY_OTHER;
      if (isStale) show(error.problem.facts?.atual as WireHomeState);
      else void client.invalidateQueries({ queryKey: homeKey(shop.id) });
    },
  });
  const seen = draft === undefined ? {} : { versao: draft.version };
  return {
    isPending,
    publish: () =>
      mutateAsync({
        call: () =>
          api.call(publishHomeEndpoint, { params, body: { ...seen, publicada: published.version } }),
        done: 'Página inicial publicada. A loja já a mostra.',
      }),
    schedule: (moment: string) =>
      mutateAsync({
        call: () =>
          api.call(publishHomeEndpoint, {
            params,
            body: { ...seen, publicada: published.version, em: moment },
          }),
        done: 'Publicação agendada. Na hora marcada a loja muda sozinha.',
      }),
    unschedule: () =>
      mutateAsync({
        call: () => api.call(unscheduleHomeEndpoint, { params }),
        done: 'Agendamento desfeito. O rascunho continua aqui.',
      }),
    discard: () =>
      mutateAsync({
        call: () => api.call(discardDraftEndpoint, { params, query: seen }),
        done: 'Rascunho descartado. A loja continua como está.',
      }),
    restore: (version: number) =>
      mutateAsync({
        call: () =>
          api.call(draftOfVersionEndpoint, {
            params: { ...params, versao: version },
            body: draft === undefined ? {} : { rascunho: draft.version },
          }),
        done: `A versão ${version} virou o rascunho: confira na prévia e publique.`,
      }),
  };
}
