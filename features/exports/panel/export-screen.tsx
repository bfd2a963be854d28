import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ExportRow } from '../contract/export-rows.wire.ts';
import { kindWords, periodWords, rhythmWords } from '../contract/export-words.ts';
import { pauseExportEndpoint, runExportEndpoint } from '../contract/exports.endpoints.ts';
import { ChangeExport } from './change-export.tsx';
import { ScheduleBadge } from './export-badges.tsx';
import { exportQuery, exportsKey } from './exports-query.ts';
import { RemoveExport } from './remove-export.tsx';
import { RunList } from './run-list.tsx';

/** One scheduled export: its files, and what it is. Mails lead here. */
export function ExportScreen() {
  const { shop } = useStaffPlace();
  const found = useQuery(exportQuery(useApi(), shop.id, usePathPart('idexportacao')));
  const { data: row } = found;
  if (row === undefined)
    return found.error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar a exportação"
        error={found.error}
        again={found.refetch}
        busy={found.isFetching}
      />
    );
  const { nextAt, rhythm, kind, period } = row;
  const next = nextAt === undefined ? '' : ` Próxima: ${formatDateTime(nextAt, timeZoneOf(shop))}.`;
  const what = [kindWords[kind], ...(period === undefined ? [] : [periodWords[period].toLowerCase()])];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={row.name}
        back={{ href: panelHref(shop, '/exportacoes'), label: 'Exportações agendadas' }}
        status={<ScheduleBadge state={row.state} />}
        lead={`${what.join(', ')}. ${rhythmWords(rhythm)}.${next}`}
        actions={row.mayChange && <Actions row={row} />}
      />
      {row.state === 'stopped' && (
        <Alert tone="warn" title="Esta exportação parou">
          {row.maker || 'Quem respondia por ela'} saiu da equipe ou não pode mais ver estes dados. Quem a
          retomar passa a responder por ela.
        </Alert>
      )}
      <Tabs
        label="Exportação"
        items={[
          { id: 'arquivos', label: 'Arquivos', content: () => <RunList exportId={row.id} /> },
          ...(row.mayChange
            ? [{ id: 'configuracao', label: 'Configuração', content: () => <ChangeExport row={row} /> }]
            : []),
        ]}
      />
    </div>
  );
}

function Actions({ row }: { readonly row: ExportRow }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const params = { idfornecedor: shop.id, idexportacao: row.id };
  const readAgain = () => client.invalidateQueries({ queryKey: exportsKey(shop.id) });
  const run = useMutation({
    mutationFn: () => api.call(runExportEndpoint, { params }),
    onSuccess: () => showToast({ text: 'O arquivo está sendo feito. Os destinatários recebem o link.' }),
    onSettled: readAgain,
  });
  const active = row.state === 'active';
  const pause = useMutation({
    mutationFn: () =>
      api.call(pauseExportEndpoint, { params, body: { ativa: !active, versao: row.version } }),
    onSuccess: () => showToast({ text: active ? 'Exportação pausada.' : 'Exportação retomada.' }),
    onSettled: readAgain,
  });
  return (
    <div className="flex flex-col items-end gap-2">
      <span className="flex flex-wrap gap-2">
        <RemoveExport row={row} />
        <Button busy={pause.isPending} onClick={() => pause.mutate()}>
          {active ? 'Pausar' : 'Retomar'}
        </Button>
        <Button tone="primary" busy={run.isPending} onClick={() => run.mutate()}>
          Executar agora
        </Button>
      </span>
      <Refused error={run.error ?? pause.error} otherwise="Não foi possível. Tente de novo." />
    </div>
  );
}
