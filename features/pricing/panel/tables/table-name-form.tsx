import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { WirePriceTable } from '../../contract/panel-price-tables.schema.ts';
import { changePriceTableEndpoint } from '../../contract/price-tables.endpoints.ts';
import { tableFromWire } from '../../contract/table-price.wire.ts';
import type { PriceTable } from '../../domain/offer.ts';
import { tablesKey } from './price-tables-query.ts';

export function TableNameForm({ table }: { readonly table: PriceTable }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm({
    values: { name: table.name },
    version: table.version,
    save: ({ name }, versao = table.version) =>
      api.call(changePriceTableEndpoint, {
        params: { idfornecedor: shop.id, idtabela: table.id },
        body: { nome: name, arquivada: table.archived, versao },
      }),
    saved: 'Nome salvo.',
    onSaved: () => client.invalidateQueries({ queryKey: tablesKey(shop.id) }),
    fields: { nome: 'name' },
    current: (state) => {
      const { name, version } = tableFromWire(state as WirePriceTable);
      return { values: { name }, version };
    },
  });
  return (
    <FormBody form={form} labels={{ name: 'Nome' }}>
      <FormSection title="Nome" help="Só a equipe o vê.">
        <FormText form={form} name="name" label="Nome" required="Dê um nome à tabela." maxLength={100} />
      </FormSection>
    </FormBody>
  );
}
