import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { Address } from '../domain/address.ts';
import { AddressForm } from './address-form.tsx';
import { addressDraftOf, emptyFields } from './address-form-values.ts';
import { addressesQuery } from './addresses-query.ts';
import { sendNewAddress } from './save-address-calls.ts';

interface NewAddressFormProps {
  /** The client has no address yet, so this one becomes the primary. */
  readonly first: boolean;
  readonly onCreated: (address: Address) => void;
  readonly onCancel?: (() => void) | undefined;
  /** Omits the form's title, if the page has one. */
  readonly untitled?: boolean;
  readonly action?: string;
}

/** Creates an address and reloads the list. Spec 4, address flow. */
export function NewAddressForm({
  first,
  onCreated,
  onCancel,
  untitled = false,
  action,
}: NewAddressFormProps) {
  const buyer = useBuyer();
  const { capacity = 'linked' } = buyer.session;
  const queryClient = useQueryClient();
  const begun = useMemo(() => ({ ...emptyFields, primary: first }), [first]);
  return (
    <AddressForm
      name="new"
      begun={begun}
      action={action ?? 'Salvar e usar este endereço'}
      offerPrimary={!first && capacityMay(capacity, 'addresses:change')}
      focusFirst={!first || untitled}
      {...(untitled ? {} : { title: 'Novo endereço' })}
      onCancel={onCancel}
      onSave={async (typed) => {
        const created = await sendNewAddress(buyer, addressDraftOf(typed));
        if (created.ok) await queryClient.invalidateQueries({ queryKey: addressesQuery(buyer).queryKey });
        return created;
      }}
      onSaved={onCreated}
    />
  );
}
