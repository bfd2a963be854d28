import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { closeComboEndpoint } from '../../contract/panel-combos.endpoints.ts';
import type { Combo } from '../../domain/combo.ts';
import { combosKey } from './combos-query.ts';

interface CloseComboDialogProps {
  readonly combo: Combo;
  readonly onClose: () => void;
}

export function CloseComboDialog({ combo: { id, name }, onClose }: CloseComboDialogProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => api.call(closeComboEndpoint, { params: { idfornecedor: shop.id, idcombo: id } }),
    onSuccess: () => {
      showToast({ text: `O combo “${name}” foi encerrado.` });
      return client.invalidateQueries({ queryKey: combosKey(shop.id) });
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Encerrar o combo “${name}”?`}
      text="Ninguém mais o compra. Os pedidos feitos com ele ficam como estão."
      action="Encerrar combo"
      danger
      onConfirm={() => mutateAsync()}
    />
  );
}
