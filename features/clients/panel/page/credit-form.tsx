import { useQueryClient } from '@tanstack/react-query';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { changeCreditEndpoint } from '#features/invoices/contract/panel-titles.endpoints.ts';
import { centavos, formatMoney, toReais } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { Card } from '#platform/ui/card.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { clientKey, clientsKey } from '../clients-queries.ts';

interface Values {
  readonly limit: number | null;
}

/** How much the client may owe. */
export function CreditForm({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const edits = useMay('credit:write') && !client.forgotten;
  const { limit, available } = client.credit;
  const form = usePanelForm<Values, unknown>({
    values: { limit },
    save: ({ limit: wanted }) =>
      api.call(changeCreditEndpoint, {
        params: { idfornecedor: shop.id, idcliente: client.clientId },
        body: { limite_credito_total: toReais(centavos(wanted ?? 0)) },
      }),
    saved: 'Limite de crédito salvo.',
    onSaved: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: clientKey(shop.id, client.clientId) }),
        queryClient.invalidateQueries({ queryKey: [...clientsKey(shop.id), 'list'] }),
      ]),
    fields: { limite_credito_total: 'limit' },
  });
  return (
    <Card as="section" aria-labelledby="credito" className="flex flex-col gap-4">
      <h2 id="credito" className="text-lg">
        Crédito
      </h2>
      <Facts
        facts={[
          ...(edits ? [] : [{ label: 'Limite', value: formatMoney(limit) }]),
          { label: 'Em aberto', value: formatMoney(client.openTitles.amount) },
          { label: 'Livre', value: formatMoney(available) },
        ]}
      />
      {edits && (
        <FormBody form={form} labels={{ limit: 'Limite de crédito' }}>
          <FormMoney
            form={form}
            name="limit"
            label="Limite de crédito"
            hint="Quanto o cliente pode ficar devendo em compras a prazo. Zero: não compra a prazo. O que ele já deve fica como está."
            required="Informe o limite; zero se o cliente não compra a prazo."
            min={0}
            max={9_999_999_999}
            className="max-w-form"
          />
        </FormBody>
      )}
    </Card>
  );
}
