import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ExportKindOption, ExportOptions } from '../contract/export-rows.wire.ts';
import { addExportEndpoint } from '../contract/exports.endpoints.ts';
import type { WireExportSchedule } from '../contract/exports.schema.ts';
import { DRAFT_FIELDS, draftToWire, type ExportDraft, newDraft } from './export-draft.ts';
import { ExportFields } from './export-fields.tsx';
import { exportOptionsQuery, exportsKey } from './exports-query.ts';

export function NewExportScreen() {
  const { shop } = useStaffPlace();
  const found = useQuery(exportOptionsQuery(useApi(), shop.id));
  const [first] = found.data?.kinds ?? [];
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Nova exportação agendada"
        back={{ href: panelHref(shop, '/exportacoes'), label: 'Exportações agendadas' }}
      />
      {found.data === undefined ? (
        found.error === null ? (
          <RowsLoading />
        ) : (
          <LoadFailure
            title="Não foi possível carregar as opções"
            error={found.error}
            again={found.refetch}
            busy={found.isFetching}
          />
        )
      ) : first === undefined ? (
        <EmptyState
          title="Nada a exportar"
          text="A sua função na loja não permite ver pedidos, produtos nem relatórios. Fale com o dono da loja."
        />
      ) : (
        <NewExportForm options={found.data} first={first} />
      )}
    </div>
  );
}

interface NewExportFormProps {
  readonly options: ExportOptions;
  readonly first: ExportKindOption;
}

function NewExportForm({ options, first }: NewExportFormProps) {
  const api = useApi();
  const { shop, session } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const self = options.team.find(({ email, kinds }) => email === session.email && kinds.length > 0);
  const form = usePanelForm<ExportDraft, WireExportSchedule>({
    values: newDraft(first, self?.id),
    save: (draft) =>
      api.call(addExportEndpoint, {
        params: { idfornecedor: shop.id },
        body: draftToWire(draft, options),
      }),
    saved: ({ nome }) => `A exportação “${nome}” foi agendada.`,
    onSaved: async ({ id }) => {
      await client.invalidateQueries({ queryKey: exportsKey(shop.id) });
      await lead(panelHref(shop, `/exportacoes/${id}`));
    },
    fields: DRAFT_FIELDS,
  });
  return (
    <FormBody form={form} label="Agendar exportação" always>
      <ExportFields form={form} options={options} />
    </FormBody>
  );
}
