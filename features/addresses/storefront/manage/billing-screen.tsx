import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Address } from '../../domain/address.ts';
import { AddressForm } from '../address-form.tsx';
import { addressDraftOf, emptyFields, type Fields, fieldsOf } from '../address-form-values.ts';
import { AddressText } from '../address-text.tsx';
import { addressesQuery } from '../addresses-query.ts';
import { sendBillingAddress } from '../save-address-calls.ts';
import { forgetTyped } from '../typed-address.ts';
import { billingQuery } from './billing-query.ts';
import { FormPage, useBackToList } from './form-page.tsx';

/** The form of the billing address, which can copy the primary address. */
export function BillingScreen() {
  const buyer = useBuyer();
  const { data: billing } = useSuspenseQuery(billingQuery(buyer));
  const { data: addresses } = useSuspenseQuery(addressesQuery(buyer));
  const [begun, setBegun] = useState<Fields>(() => (billing === null ? emptyFields : fieldsOf(billing)));
  const [copied, setCopied] = useState(0);
  const primary = addresses.find((one) => one.primary);
  const copy = (address: Address): void => {
    forgetTyped(buyer.session.clientId, 'billing');
    setBegun({ ...fieldsOf(address), label: '', reference: '', position: null });
    setCopied(copied + 1);
  };
  return (
    <FormPage title="Endereço de faturamento" lead="O que deve sair nas suas notas fiscais">
      {primary !== undefined && (
        <div className="flex flex-col items-start gap-2.5 rounded-lg bg-sunken p-4 text-sm">
          <p className="text-ink-2 wrap-anywhere">
            <AddressText address={primary} />
          </p>
          <Button size="sm" onClick={() => copy(primary)}>
            Usar o endereço principal
          </Button>
        </div>
      )}
      <BillingForm key={copied} begun={begun} />
    </FormPage>
  );
}

function BillingForm({ begun }: { readonly begun: Fields }) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const back = useBackToList();
  return (
    <AddressForm
      name="billing"
      billing
      begun={begun}
      action="Salvar faturamento"
      onCancel={back}
      onSave={async (typed) => {
        const saved = await sendBillingAddress(buyer, addressDraftOf(typed));
        if (saved.ok) await queryClient.invalidateQueries({ queryKey: billingQuery(buyer).queryKey });
        return saved;
      }}
      onSaved={() => {
        showToast({ text: 'Endereço de faturamento salvo.' });
        back();
      }}
    />
  );
}
