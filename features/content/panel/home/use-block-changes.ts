import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { blockAsWanted, wantedBlockToWire } from '../../contract/home/edited-block.wire.ts';
import {
  changeBlockEndpoint,
  orderBlocksEndpoint,
  removeBlockEndpoint,
} from '../../contract/home/panel-home.endpoints.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';
import { blocksKey } from './blocks-query.ts';

const failed = (error: Error): void =>
  showToast({
    tone: 'error',
    text: error instanceof ApiRefusal ? error.message : 'Não foi possível mudar. Tente de novo.',
  });

/** What is done with blocks in their list. */
export function useBlockChanges() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const params = { idfornecedor: shop.id };
  const again = { onSettled: () => client.invalidateQueries({ queryKey: blocksKey(shop.id) }) };
  const put = (block: HomeBlock, published: boolean) =>
    api.call(changeBlockEndpoint, {
      params: { ...params, idbloco: block.id },
      body: { ...wantedBlockToWire(blockAsWanted({ ...block, published })), versao: block.version },
    });
  const place = useMutation({
    mutationKey: blocksKey(shop.id),
    mutationFn: (blocks: readonly HomeBlock[]) =>
      api.call(orderBlocksEndpoint, { params, body: { blocos: blocks.map(({ id }) => id) } }),
    onMutate: (blocks) => client.setQueryData(blocksKey(shop.id), blocks),
    onError: failed,
    ...again,
  });
  const turn = useMutation({
    mutationFn: (block: HomeBlock) => put(block, !block.published),
    onSuccess: (_, { published }) =>
      showToast({ text: published ? 'Bloco desligado: é um rascunho.' : 'Bloco ligado.' }),
    onError: failed,
    ...again,
  });
  const publish = useMutation({
    mutationFn: async (drafts: readonly HomeBlock[]) => {
      for (const draft of drafts) await put(draft, true);
    },
    onSuccess: () => showToast({ text: 'Rascunhos publicados. A loja já os mostra.' }),
    ...again,
  });
  const remove = useMutation({
    mutationFn: ({ id }: HomeBlock) => api.call(removeBlockEndpoint, { params: { ...params, idbloco: id } }),
    onSuccess: () => showToast({ text: 'Bloco apagado.' }),
    ...again,
  });
  return {
    turn,
    publish,
    remove,
    order: (before: readonly HomeBlock[], after: readonly HomeBlock[]): void =>
      place.mutate(after, {
        onSuccess: () => offerUndo('Ordem salva, e já vale na loja.', () => place.mutateAsync(before)),
      }),
  };
}
