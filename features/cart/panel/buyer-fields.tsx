import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { CHANNELS } from '#features/pricing/contract/terms-words.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { type PriceFields, paymentsQuery, searchClients } from './price-query.ts';

/** Who buys, how it is paid, where, and when. */
export function BuyerFields({ form }: { readonly form: PanelForm<PriceFields> }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { data: payments = [] } = useQuery(paymentsQuery(api, shop.id));
  return (
    <>
      <FormCombobox
        form={form}
        name="client"
        label="Cliente"
        hint="Vazio: um visitante da loja."
        optional
        search={searchClients(api, shop.id)}
      />
      <FormSelect
        form={form}
        name="payment"
        label="Forma de pagamento"
        prompt="Nenhuma escolhida"
        optional
        options={payments}
      />
      <FormSelect form={form} name="channel" label="Por onde compra" options={CHANNELS} />
      <FormDateTime form={form} name="when" label="Quando" hint="Vazio: agora." optional />
    </>
  );
}
