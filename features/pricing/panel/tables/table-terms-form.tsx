import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { WirePriceTable } from '../../contract/panel-price-tables.schema.ts';
import { tableFromWire } from '../../contract/price-table.wire.ts';
import { changePriceTableEndpoint } from '../../contract/price-tables.endpoints.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import { tablesKey } from './price-tables-query.ts';
import { ABOUT_FIELDS, TABLE_FIELDS, TABLE_LABELS, tableDraft, tableDraftToWire } from './table-draft.ts';
import { TableFields } from './table-fields.tsx';

export function TableTermsForm({ table }: { readonly table: PriceTable }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm({
    values: tableDraft(table, shop),
    version: table.version,
    save: (draft, versao = table.version) =>
      api.call(changePriceTableEndpoint, {
        params: { idfornecedor: shop.id, idtabela: table.id },
        body: { ...tableDraftToWire(draft, shop, table), arquivada: table.archived, versao },
      }),
    saved: 'Tabela salva. Vale a partir do próximo preço mostrado.',
    onSaved: () => client.invalidateQueries({ queryKey: tablesKey(shop.id) }),
    fields: TABLE_FIELDS,
    about: ABOUT_FIELDS,
    current: (state) => {
      const now = tableFromWire(state as WirePriceTable);
      return { values: tableDraft(now, shop), version: now.version };
    },
  });
  return (
    <FormBody form={form} labels={TABLE_LABELS}>
      <TableFields form={form} />
    </FormBody>
  );
}
