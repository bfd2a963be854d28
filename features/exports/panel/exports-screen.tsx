import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ExportRow } from '../contract/export-rows.wire.ts';
import { kindWords, rhythmWords } from '../contract/export-words.ts';
import { RunBadge, ScheduleBadge } from './export-badges.tsx';
import { exportsQuery } from './exports-query.ts';

/** The shop's scheduled exports: what, when, for whom, and how the last one ended. */
export function ExportsScreen() {
  const { shop } = useStaffPlace();
  const mayAdd = useMay('jobs:manage');
  const address = useTableAddress();
  const list = useQuery(exportsQuery(useApi(), shop.id, address.page));
  const zone = timeZoneOf(shop);
  const hrefOf = ({ id }: ExportRow) => panelHref(shop, `/exportacoes/${id}`);
  const next = ({ nextAt }: ExportRow) => (nextAt === undefined ? '–' : formatDateTime(nextAt, zone));
  const columns: readonly Column<ExportRow>[] = [
    {
      id: 'nome',
      title: 'Exportação',
      always: true,
      cell: (row) => (
        <span className="flex flex-col">
          <AppLink href={hrefOf(row)} className="font-medium wrap-anywhere">
            {row.name}
          </AppLink>
          <span className="text-ink-2 text-sm">{kindWords[row.kind]}</span>
        </span>
      ),
    },
    { id: 'situacao', title: 'Situação', cell: ({ state }) => <ScheduleBadge state={state} /> },
    { id: 'quando', title: 'Quando', cell: ({ rhythm }) => rhythmWords(rhythm) },
    { id: 'proxima', title: 'Próxima', cell: next },
    {
      id: 'ultima',
      title: 'Última',
      cell: ({ last }) => (last === undefined ? '–' : <RunBadge state={last.state} />),
    },
    { id: 'pessoas', title: 'Para', cell: ({ people }) => people.join(', ') || 'Ninguém' },
    { id: 'responsavel', title: 'Responsável', hidden: true, cell: ({ maker }) => maker },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Exportações agendadas"
        lead="Arquivos que o painel faz sozinho, na hora marcada. Quem recebe baixa pelo link do e-mail, com o seu login."
        actions={
          mayAdd && (
            <LinkButton tone="primary" href={panelHref(shop, '/exportacoes/nova')}>
              Nova exportação
            </LinkButton>
          )
        }
      />
      <DataTable
        name="exports"
        caption="Exportações agendadas"
        columns={columns}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ id }) => id}
        list={list}
        address={address}
        card={(row) => (
          <div className="flex flex-col items-start gap-1">
            <span className="flex flex-wrap gap-2">
              <ScheduleBadge state={row.state} />
              {row.last !== undefined && <RunBadge state={row.last.state} />}
            </span>
            <AppLink href={hrefOf(row)} className="font-medium wrap-anywhere">
              {row.name}
            </AppLink>
            <span className="text-ink-2 text-sm">
              {kindWords[row.kind]} · {rhythmWords(row.rhythm)}
            </span>
          </div>
        )}
        empty={
          <EmptyState
            icon={<CalendarClock />}
            title="Nenhuma exportação agendada"
            text="Agende um relatório, os pedidos ou o estoque: o arquivo fica pronto na hora marcada e a equipe é avisada por e-mail."
          />
        }
      />
    </div>
  );
}
