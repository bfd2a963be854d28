import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { blockAsWanted, wantedBlockToWire } from '../../contract/home/edited-block.wire.ts';
import {
  changeDraftBlockEndpoint,
  orderDraftBlocksEndpoint,
  removeDraftBlockEndpoint,
} from '../../contract/home/home-draft.endpoints.ts';
import type { EditedHome } from '../../contract/home/home-draft.wire.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { homeKey, homeQuery } from './home-query.ts';

const failed = (error: Error): void =>
  showToast({
    tone: 'error',
    text: error instanceof ApiRefusal ? error.message : 'Não foi possível mudar. Tente de novo.',
  });

/** What is done with the draft's blocks in their list. */
export function useDraftChanges() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const params = { idfornecedor: shop.id };
  const again = { onSettled: () => client.invalidateQueries({ queryKey: homeKey(shop.id) }) };
  const place = useMutation({
    mutationKey: homeKey(shop.id),
    mutationFn: (blocks: readonly HomeBlock[]) =>
      api.call(orderDraftBlocksEndpoint, { params, body: { blocos: blocks.map(({ id }) => id) } }),
    onMutate: (blocks) =>
      client.setQueryData(homeQuery(api, shop.id).queryKey, (home) => home && withOrder(home, blocks)),
    onError: failed,
    ...again,
  });
  const turn = useMutation({
    mutationFn: (block: HomeBlock) =>
      api.call(changeDraftBlockEndpoint, {
        params: { ...params, idbloco: block.id },
        body: {
          ...wantedBlockToWire(blockAsWanted({ ...block, published: !block.published })),
          versao: block.version,
        },
      }),
    onSuccess: (_, { published }) =>
      showToast({ text: published ? 'Bloco desligado no rascunho.' : 'Bloco ligado no rascunho.' }),
    onError: failed,
    ...again,
  });
  const remove = useMutation({
    mutationFn: ({ id }: HomeBlock) =>
      api.call(removeDraftBlockEndpoint, { params: { ...params, idbloco: id } }),
    onSuccess: () => showToast({ text: 'Bloco tirado do rascunho.' }),
    ...again,
  });
  return {
    turn,
    remove,
    order: (before: readonly HomeBlock[], after: readonly HomeBlock[]): void =>
      place.mutate(after, {
        onSuccess: () => offerUndo('Ordem salva no rascunho.', () => place.mutateAsync(before)),
      }),
  };
}

/** The list shows the new order before the server has it. */
const withOrder = (home: EditedHome, blocks: readonly HomeBlock[]): EditedHome =>
  home.draft === undefined
    ? { ...home, published: { ...home.published, blocks } }
    : { ...home, draft: { ...home.draft, blocks } };
