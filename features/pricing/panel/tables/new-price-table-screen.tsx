import { useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addPriceTableEndpoint } from '../../contract/price-tables.endpoints.ts';
import { tablesKey } from './price-tables-query.ts';
import { ABOUT_FIELDS, NEW_TABLE, TABLE_FIELDS, tableDraftToWire } from './table-draft.ts';
import { TableFields } from './table-fields.tsx';

export function NewPriceTableScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const list = panelHref(shop, '/tabelas-de-preco');
  const form = usePanelForm({
    values: NEW_TABLE,
    save: (draft) =>
      api.call(addPriceTableEndpoint, {
        params: { idfornecedor: shop.id },
        body: tableDraftToWire(draft, shop),
      }),
    saved: 'Tabela criada. Agora escreva os preços e escolha os clientes.',
    onSaved: async ({ id }) => {
      await client.invalidateQueries({ queryKey: tablesKey(shop.id) });
      await lead(`${list}/${id}`);
    },
    fields: TABLE_FIELDS,
    about: ABOUT_FIELDS,
  });
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader title="Nova tabela de preço" back={{ href: list, label: 'Tabelas de preço' }} />
      <FormBody form={form} label="Criar tabela" always onCancel={() => void lead(list)}>
        <TableFields form={form} />
      </FormBody>
    </div>
  );
}
