import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Address } from '../../domain/address.ts';
import { addressesQuery } from '../addresses-query.ts';
import { sendAddressChanges } from '../save-address-calls.ts';
import { saveFailure } from './save-failure.ts';

/** Moves the flag in one write; what the list shows comes from the server. */
export function useMakePrimary() {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (address: Address) => sendAddressChanges(buyer, address, { primary: true }),
    onSuccess: async (saved, { label, street, number }) => {
      await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
      if (saved.ok) showToast({ text: `${label || `${street}, ${number}`} é agora o endereço principal.` });
      // Written by other rules, long ago: its fields are to be mended first.
      else showToast({ text: 'Confira os campos deste endereço antes.', tone: 'error' });
    },
    onError: async (error) => {
      showToast({ text: saveFailure(error), tone: 'error' });
      await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
    },
  });
}
