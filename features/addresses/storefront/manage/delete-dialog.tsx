import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Address } from '../../domain/address.ts';
import { addressesQuery } from '../addresses-query.ts';
import { chosenPlace, forgetPlace } from '../chosen-place.ts';
import { sendDeletion } from '../save-address-calls.ts';
import { forgetTyped } from '../typed-address.ts';
import { saveFailure } from './save-failure.ts';

interface DeleteDialogProps {
  readonly address: Address;
  readonly name: string;
  readonly onClose: () => void;
}

/** Confirms the deletion, which can't be undone. Spec 4: delete clears the active address and reloads. */
export function DeleteDialog({ address, name, onClose }: DeleteDialogProps) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    networkMode: 'always',
    mutationFn: () => sendDeletion(buyer, address.id),
    onSuccess: async () => {
      const place = chosenPlace();
      if (place !== undefined && 'addressId' in place && place.addressId === address.id) forgetPlace();
      forgetTyped(buyer.session.clientId, address.id);
      onClose();
      showToast({ text: `${name} foi excluído.`, tone: 'info' });
      await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir este endereço?"
      description={`${name} sai da sua lista. Os pedidos já feitos continuam mostrando para onde foram.`}
      actions={
        <>
          <Button tone="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
            Excluir endereço
          </Button>
          <Button data-safe-button onClick={onClose}>
            Manter
          </Button>
        </>
      }
    >
      {deletion.error !== null && (
        <Alert tone="error" announced>
          {saveFailure(deletion.error)}
        </Alert>
      )}
    </Dialog>
  );
}
