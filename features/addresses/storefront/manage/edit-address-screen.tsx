import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { AddressId } from '#kernel/ids.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Address } from '../../domain/address.ts';
import { AddressForm } from '../address-form.tsx';
import { changedFields, fieldsOf } from '../address-form-values.ts';
import { addressesQuery } from '../addresses-query.ts';
import { sendAddressChanges } from '../save-address-calls.ts';
import { FormPage, useBackToList } from './form-page.tsx';

/** The form to change an address; only changed fields are sent. */
export function EditAddressScreen({ id }: { readonly id: AddressId }) {
  const { data: addresses } = useSuspenseQuery(addressesQuery(useBuyer()));
  const address = addresses.find((one) => one.id === id);
  return (
    <FormPage title="Editar endereço">{address !== undefined && <EditForm address={address} />}</FormPage>
  );
}

function EditForm({ address }: { readonly address: Address }) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const back = useBackToList();
  // The values at the time of opening: later updates of the list must not overwrite what is being typed.
  const [opened] = useState(address);
  const [begun] = useState(() => fieldsOf(address));
  return (
    <AddressForm
      name={opened.id}
      begun={begun}
      action="Salvar alterações"
      offerPrimary={!opened.primary}
      onCancel={back}
      onSave={async (typed) => {
        const saved = await sendAddressChanges(buyer, opened, changedFields(begun, typed));
        if (saved.ok) await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
        return saved;
      }}
      onSaved={() => {
        showToast({ text: 'Endereço salvo.' });
        back();
      }}
    />
  );
}
