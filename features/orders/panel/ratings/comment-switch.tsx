import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { moderateCommentEndpoint } from '../../contract/ratings/ratings.endpoints.ts';
import { type RatingRow, ratingsKey } from './ratings-query.ts';

/** Keeps a comment off the pages of products, or lets it back. */
export function CommentSwitch({ rating: { number, hidden } }: { readonly rating: RatingRow }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (oculto: boolean) =>
      api.call(moderateCommentEndpoint, {
        params: { idfornecedor: shop.id, numpedido: number },
        body: { oculto },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ratingsKey(shop.id) }),
    onError: () => showToast({ text: 'Não foi possível mudar o comentário. Tente de novo.', tone: 'error' }),
  });
  return (
    <Button
      tone="quiet"
      size="sm"
      busy={change.isPending}
      aria-label={`${hidden ? 'Mostrar' : 'Ocultar'} o comentário do pedido ${number}`}
      onClick={() => change.mutate(!hidden)}
    >
      {hidden ? 'Mostrar na loja' : 'Ocultar da loja'}
    </Button>
  );
}
