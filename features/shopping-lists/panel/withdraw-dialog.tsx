import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { withdrawSuggestionEndpoint } from '../contract/suggestions.endpoints.ts';
import type { SuggestionHead } from '../domain/suggestion.ts';
import { suggestionsKey } from './suggestions-query.ts';

interface WithdrawDialogProps {
  readonly list: Pick<SuggestionHead, 'id' | 'name'>;
  readonly onClose: () => void;
}

export function WithdrawDialog({ list: { id, name }, onClose }: WithdrawDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      api.call(withdrawSuggestionEndpoint, { params: { idfornecedor: shop.id, idlista: id } }),
    onSuccess: () => {
      showToast({ text: `A lista “${name}” não é mais sugerida.` });
      return client.invalidateQueries({ queryKey: suggestionsKey(shop.id) });
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Deixar de sugerir “${name}”?`}
      text="Os clientes não a veem mais. O que copiaram dela fica com eles, e você pode sugeri-la de novo."
      action="Deixar de sugerir"
      danger
      onConfirm={() => mutateAsync()}
    />
  );
}
