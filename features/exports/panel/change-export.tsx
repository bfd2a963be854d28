import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { type ExportOptions, type ExportRow, exportRowFromWire } from '../contract/export-rows.wire.ts';
import { changeExportEndpoint } from '../contract/exports.endpoints.ts';
import type { WireExportSchedule } from '../contract/exports.schema.ts';
import { DRAFT_FIELDS, draftOf, draftToWire, type ExportDraft } from './export-draft.ts';
import { ExportFields } from './export-fields.tsx';
import { exportOptionsQuery, exportQuery, exportsKey } from './exports-query.ts';

const LABELS = {
  name: 'Nome',
  kind: 'Dados',
  period: 'Período',
  filter: 'Filtro',
  columns: 'Colunas',
  format: 'Formato',
  every: 'Frequência',
  weekday: 'Dia da semana',
  monthDay: 'Dia do mês',
  time: 'Hora',
  recipients: 'Avisar por e-mail',
} as const;

interface ChangeExportProps {
  readonly row: ExportRow;
}

export function ChangeExport({ row }: ChangeExportProps) {
  const { shop } = useStaffPlace();
  const found = useQuery(exportOptionsQuery(useApi(), shop.id));
  if (found.data !== undefined) return <ChangeForm key={row.id} row={row} options={found.data} />;
  return found.error === null ? (
    <RowsLoading />
  ) : (
    <LoadFailure
      title="Não foi possível carregar as opções"
      error={found.error}
      again={found.refetch}
      busy={found.isFetching}
    />
  );
}

function ChangeForm({ row, options }: ChangeExportProps & { readonly options: ExportOptions }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm<ExportDraft, WireExportSchedule>({
    values: draftOf(row, options),
    version: row.version,
    save: (draft, versao = row.version) =>
      api.call(changeExportEndpoint, {
        params: { idfornecedor: shop.id, idexportacao: row.id },
        body: { ...draftToWire(draft, options), versao },
      }),
    saved: 'Exportação salva. Você responde por ela.',
    onSaved: async (wire) => {
      client.setQueryData(exportQuery(api, shop.id, row.id).queryKey, exportRowFromWire(wire));
      await client.invalidateQueries({ queryKey: exportsKey(shop.id) });
    },
    fields: DRAFT_FIELDS,
    current: (state) => {
      const now = exportRowFromWire(state as WireExportSchedule);
      return { values: draftOf(now, options), version: now.version };
    },
  });
  return (
    <FormBody form={form} labels={LABELS}>
      <ExportFields form={form} options={options} />
    </FormBody>
  );
}
