import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { ChangeDifference } from '#features/accounts/panel/audit/change-difference.tsx';
import { NO_SUPPLIER } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { historyActionName, historyKinds } from '../../contract/history-words.ts';
import { jobName } from '../../contract/job-names.ts';
import type { PlatformEvent } from '../../domain/platform-event.ts';
import { shopsQuery } from '../shops/shops-query.ts';
import { historyQuery } from './history-query.ts';

const zone = timeZoneOf(NO_SUPPLIER);

const kinds = Object.entries(historyKinds)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

/** The server gives no more at once. */
const MAX_SHOPS = 100;

/** What the platform's people did: for the platform, at shops, and in somebody's name. */
export function HistoryScreen() {
  const api = useApi();
  const address = useTableAddress({ filters: ['tipo', 'loja', 'de', 'ate'] });
  const list = useQuery(historyQuery(api, address.query));
  const { data: shops } = useQuery(shopsQuery(api, { limite: MAX_SHOPS }));
  const shopOptions = (shops?.dados ?? []).map(({ idfornecedor, nome }) => ({
    value: idfornecedor,
    label: nome,
  }));
  const who = ({ by, onBehalfOf }: PlatformEvent) => (
    <span className="flex flex-col">
      {by?.name ?? 'Comando do servidor'}
      {by !== undefined && <span className="wrap-anywhere text-ink-2 text-sm">{by.email}</span>}
      {onBehalfOf !== undefined && <span className="text-sm">em nome de {onBehalfOf}</span>}
    </span>
  );
  const where = ({ shop }: PlatformEvent) =>
    shop === undefined ? (
      'Plataforma'
    ) : (
      <AppLink
        href={address.hrefOf({ filters: { ...address.filters, loja: shop.id } })}
        className="text-brand-text underline"
      >
        {shop.name}
      </AppLink>
    );
  const difference = ({ id, at, by, action, subject, before, after }: PlatformEvent) => (
    <ChangeDifference
      change={{
        id,
        at,
        by: by?.name ?? '',
        email: by?.email ?? '',
        action,
        subjectId: subject,
        before,
        after: withJobName(action, after),
      }}
      zone={zone}
    />
  );
  const columns: readonly Column<PlatformEvent>[] = [
    { id: 'at', title: 'Quando', noWrap: true, cell: ({ at }) => formatDateTime(at, zone), always: true },
    { id: 'by', title: 'Quem', cell: who },
    {
      id: 'action',
      title: 'O que fez',
      cell: ({ action }) => <span className="font-medium">{historyActionName(action)}</span>,
      always: true,
    },
    { id: 'shop', title: 'Onde', cell: where },
    { id: 'change', title: 'O que mudou', cell: difference },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Histórico"
        lead="O que as pessoas da plataforma fizeram e consultaram, o mais recente primeiro."
      />
      <DataTable
        name="platform-history"
        caption="Histórico"
        columns={columns}
        rows={list.data?.events}
        total={list.data?.total}
        pages={list.data?.pages}
        keyOf={({ id }) => id}
        list={list}
        address={address}
        toolbar={
          <FilterBar
            address={address}
            name="platform-history"
            search="Quem: nome ou e-mail"
            filters={[
              { kind: 'options', name: 'loja', label: 'Loja', prompt: 'Todas', options: shopOptions },
              { kind: 'options', name: 'tipo', label: 'Tipo', options: kinds },
              { kind: 'days', from: 'de', to: 'ate', label: 'Período' },
            ]}
          />
        }
        card={(event) => (
          <div className="flex flex-col gap-2">
            <span className="text-ink-2 text-sm">{formatDateTime(event.at, zone)}</span>
            <span className="font-medium">{historyActionName(event.action)}</span>
            <span className="text-sm">{where(event)}</span>
            {who(event)}
            {difference(event)}
          </div>
        )}
        empty={
          <EmptyState
            icon={<History />}
            title="Nada aconteceu ainda"
            text="Convites, mudanças em lojas, acessos em nome de alguém e consultas aparecem aqui."
          />
        }
      />
    </div>
  );
}

/** Jobs are recorded under the name that they have in the code. */
const withJobName = (action: string, facts: PlatformEvent['after']): PlatformEvent['after'] =>
  action.startsWith('job.') && typeof facts?.name === 'string'
    ? { ...facts, name: jobName(facts.name) }
    : facts;
