import { useMutation, useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import {
  archiveProductEndpoint,
  duplicateProductEndpoint,
} from '../../contract/panel/panel-edit.endpoints.ts';
import type { EditedProduct } from '../../domain/panel/product-fields.ts';
import { productsKey } from '../products-query.ts';

/** What can be done with a whole product. */
export function ProductActions({ product }: { readonly product: EditedProduct }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const queryClient = useQueryClient();
  const params = { idfornecedor: shop.id, idproduto: product.id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
  const failed = () => showToast({ tone: 'error', text: 'Não foi possível concluir. Tente de novo.' });
  const duplicate = useMutation({
    mutationFn: () => api.call(duplicateProductEndpoint, { params }),
    onSuccess: async ({ id }) => {
      showToast({ text: 'Cópia criada, fora da venda. Confira o código, o nome e o preço.' });
      await refresh();
      await lead(panelHref(shop, `/produtos/${id}`));
    },
    onError: failed,
  });
  const setArchived = async (arquivado: boolean): Promise<void> => {
    await api.call(archiveProductEndpoint, { params, body: { arquivado } });
    await refresh();
  };
  const archive = useMutation({
    mutationFn: () => setArchived(true),
    onSuccess: () => offerUndo('Produto arquivado: saiu da venda e das listas.', () => setArchived(false)),
    onError: failed,
  });
  const restore = useMutation({
    mutationFn: () => setArchived(false),
    onSuccess: () => showToast({ text: 'Produto restaurado. Para vendê-lo, ligue “À venda” e salve.' }),
    onError: failed,
  });
  return (
    <>
      <Button busy={duplicate.isPending} onClick={() => duplicate.mutate()}>
        Duplicar
      </Button>
      {product.archived ? (
        <Button busy={restore.isPending} onClick={() => restore.mutate()}>
          Restaurar
        </Button>
      ) : (
        <Button busy={archive.isPending} onClick={() => archive.mutate()}>
          Arquivar
        </Button>
      )}
    </>
  );
}
