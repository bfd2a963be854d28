import { useSuspenseQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { mayAddAddress } from '../../domain/chosen-address.ts';
import { addressesQuery } from '../addresses-query.ts';
import { rememberPlace } from '../chosen-place.ts';
import { NewAddressForm } from '../new-address-form.tsx';
import { FormPage, useBackToList } from './form-page.tsx';

/** The form for a new address, which becomes the active one. Spec 4, address flow. */
export function NewAddressScreen() {
  const buyer = useBuyer();
  const back = useBackToList();
  const { data: addresses } = useSuspenseQuery(addressesQuery(buyer));
  const { name, tags } = buyer.shop;
  return (
    <FormPage title="Novo endereço" lead="Comece pelo CEP">
      {mayAddAddress(new Set(tags), addresses) ? (
        <NewAddressForm
          untitled
          first={addresses.length === 0}
          action="Salvar endereço"
          onCancel={back}
          onCreated={({ id }) => {
            rememberPlace({ addressId: id });
            showToast({ text: 'Endereço salvo. Suas compras serão entregues nele.' });
            back();
          }}
        />
      ) : (
        <Alert tone="info">
          {name} entrega em um só endereço. Para receber em outro, edite o que já existe.
        </Alert>
      )}
    </FormPage>
  );
}
