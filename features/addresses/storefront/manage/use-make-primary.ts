import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Address } from '../../domain/address.ts';
import { addressesQuery } from '../addresses-query.ts';
import { sendAddressChanges } from '../save-address-calls.ts';
import { saveFailure } from './save-failure.ts';

/** Makes an address the primary one; the list is reloaded from the server. */
export function useMakePrimary() {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (address: Address) => sendAddressChanges(buyer, address, { primary: true }),
    onSuccess: async (saved, { label, street, number }) => {
      await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
      if (saved.ok) showToast({ text: `${label || `${street}, ${number}`} é agora o endereço principal.` });
      // An old address may be invalid by today's rules: its fields have to be corrected first.
      else showToast({ text: 'Confira os campos deste endereço antes.', tone: 'error' });
    },
    onError: async (error) => {
      showToast({ text: saveFailure(error), tone: 'error' });
      await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
    },
  });
}
