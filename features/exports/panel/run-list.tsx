import { useQuery } from '@tanstack/react-query';
import { Download, FileClock } from 'lucide-react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate, formatDateTime } from '#kernel/time/time-zone.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { fillPath } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { RunRow } from '../contract/export-rows.wire.ts';
import { faultWords } from '../contract/export-words.ts';
import { exportFileEndpoint } from '../contract/exports.endpoints.ts';
import { isOpen } from '../domain/export-schedule.ts';
import { RunBadge } from './export-badges.tsx';
import { exportRunsQuery } from './exports-query.ts';
import { RunProgress } from './run-progress.tsx';

/** The runs of a scheduled export, with their files. */
export function RunList({ exportId }: { readonly exportId: string }) {
  const mayCancel = useMay('jobs:manage');
  const { shop } = useStaffPlace();
  const address = useTableAddress();
  const list = useQuery(exportRunsQuery(useApi(), shop.id, exportId, address.page));
  const zone = timeZoneOf(shop);
  const open = list.data?.rows.find(isOpen);
  const file = (run: RunRow) => <RunFile run={run} />;
  const state = (run: RunRow) => (
    <span className="flex flex-col items-start gap-1">
      <RunBadge state={run.state} />
      {run.fault !== undefined && <span className="text-ink-2 text-sm">{faultOf(run)}</span>}
    </span>
  );
  const columns: readonly Column<RunRow>[] = [
    {
      id: 'prevista',
      title: 'Quando',
      always: true,
      noWrap: true,
      cell: ({ dueAt }) => formatDateTime(dueAt, zone),
    },
    { id: 'por', title: 'Pedida por', cell: ({ requestedBy }) => requestedBy ?? 'Agendamento' },
    { id: 'situacao', title: 'Situação', always: true, cell: state },
    {
      id: 'linhas',
      title: 'Linhas',
      numeric: true,
      cell: (run) => (run.state === 'done' ? run.rows.toLocaleString('pt-BR') : '–'),
    },
    { id: 'tamanho', title: 'Tamanho', numeric: true, cell: sizeWords },
    {
      id: 'ate',
      title: 'Guardado até',
      cell: ({ availableUntil: until }) => (until === undefined ? '–' : formatDate(until, zone)),
    },
    { id: 'arquivo', title: 'Arquivo', always: true, cell: file },
  ];
  return (
    <div className="flex flex-col gap-4">
      {open !== undefined && <RunProgress run={open} mayCancel={mayCancel} />}
      <DataTable
        name="export-runs"
        caption="Execuções"
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ id }) => id}
        list={list}
        address={address}
        card={(run) => (
          <div className="flex flex-col items-start gap-2">
            {state(run)}
            <span className="font-medium">{formatDateTime(run.dueAt, zone)}</span>
            {file(run)}
          </div>
        )}
        empty={
          <EmptyState
            icon={<FileClock />}
            title="Nenhum arquivo ainda"
            text="O primeiro fica pronto na hora marcada. Para ter um já, use “Executar agora”."
          />
        }
      />
    </div>
  );
}

/** A plain link: the file is read while it is downloaded. */
function RunFile({ run }: { readonly run: RunRow }) {
  const { shop } = useStaffPlace();
  if (run.state !== 'done') return <>–</>;
  if (run.availableUntil === undefined) return <span className="text-ink-2">Já apagado</span>;
  if (!run.mayRead) return <span className="text-ink-2">Sem permissão</span>;
  const href = fillPath(exportFileEndpoint.path, { idfornecedor: shop.id, idexecucao: run.id });
  return (
    <a href={href} download className={buttonStyle({ tone: 'secondary', size: 'sm' })}>
      <Download aria-hidden="true" className="size-4" />
      Baixar
    </a>
  );
}

const faultOf = ({ fault = 'failed', state }: RunRow): string =>
  state === 'queued' ? `${faultWords[fault]} Nova tentativa em instantes.` : faultWords[fault];

function sizeWords({ state, bytes }: RunRow): string {
  if (state !== 'done') return '–';
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('pt-BR')} kB`;
  return `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}
