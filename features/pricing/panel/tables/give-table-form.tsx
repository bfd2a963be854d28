import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { giveTableEndpoint } from '../../contract/price-tables.endpoints.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import type { PriceSources } from '../price-sources.ts';
import { tablesKey } from './price-tables-query.ts';

interface Values {
  readonly clients: Choice[];
  readonly group: string;
}

const NOBODY: Values = { clients: [], group: '' };

interface GiveTableFormProps {
  readonly table: PriceTable;
  readonly sources: PriceSources;
}

/** Gives the table to clients, one by one or all of a group. */
export function GiveTableForm({ table, sources }: GiveTableFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const groups = useQuery({
    queryKey: ['panel', shop.id, 'price-groups'],
    queryFn: sources.groups,
  });
  const form = usePanelForm<Values, { readonly incluidos: number; readonly trocados: number }>({
    values: NOBODY,
    save: ({ clients, group }) =>
      api.call(giveTableEndpoint, {
        params: { idfornecedor: shop.id, idtabela: table.id },
        body: { clientes: clients.map(({ id }) => id), ...(group === '' ? {} : { grupo: group }) },
      }),
    saved: givenWords,
    onSaved: async () => {
      form.form.reset(NOBODY);
      await queryClient.invalidateQueries({ queryKey: tablesKey(shop.id) });
    },
    fields: { clientes: 'clients', grupo: 'group' },
  });
  return (
    <FormBody form={form} label="Dar esta tabela">
      <FormSection
        title="Dar a mais clientes"
        help="Quem tem outra tabela passa a ter esta. De um grupo, recebem os clientes que estão nele agora; quem entrar depois, não."
      >
        <FormComboboxMany
          form={form}
          name="clients"
          label="Clientes"
          optional
          search={sources.searchClients}
        />
        <FormSelect
          form={form}
          name="group"
          label="Todos do grupo"
          prompt="Nenhum grupo"
          optional
          options={(groups.data ?? []).map((name) => ({ value: name, label: name }))}
        />
      </FormSection>
    </FormBody>
  );
}

function givenWords({
  incluidos,
  trocados,
}: {
  readonly incluidos: number;
  readonly trocados: number;
}): string {
  if (incluidos === 0) return 'Todos já tinham esta tabela.';
  const given = incluidos === 1 ? '1 cliente passa' : `${incluidos} clientes passam`;
  const moved =
    trocados === 0 ? '' : ` ${trocados === 1 ? '1 deixou' : `${trocados} deixaram`} outra tabela.`;
  return `${given} a pagar por esta tabela.${moved}`;
}
