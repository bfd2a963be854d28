import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Instant } from '#kernel/scope.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { UnsavedGuard } from '#platform/panel/forms/unsaved-guard.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { channelsWords, validityWords } from '../../contract/terms-words.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import type { PriceSources } from '../price-sources.ts';
import { tablePricesQuery, tablesQuery } from './price-tables-query.ts';
import { TableActions } from './table-actions.tsx';
import { TableClientsTab } from './table-clients-tab.tsx';
import { TablePricesTab } from './table-prices-tab.tsx';
import { TableState, tableState } from './table-state.tsx';
import { TableTermsForm } from './table-terms-form.tsx';
import { useTypedPrices } from './use-prices-grid.ts';

/** One price table: its prices, the clients it is for, and its terms. */
export function PriceTableScreen({ sources }: { readonly sources: PriceSources }) {
  const { shop } = useStaffPlace();
  const id = usePathPart('idtabela');
  const list = useQuery(tablesQuery(useApi(), shop.id));
  if (list.data === undefined)
    return list.error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar a tabela"
        error={list.error}
        again={list.refetch}
        busy={list.isFetching}
      />
    );
  const table = list.data.find((one) => one.id === id);
  if (table === undefined) return <NothingHere home={panelHref(shop, '/tabelas-de-preco')} />;
  return <LoadedTable key={id} table={table} sources={sources} readAt={list.dataUpdatedAt} />;
}

interface LoadedTableProps {
  readonly table: PriceTable;
  readonly sources: PriceSources;
  readonly readAt: Instant;
}

function LoadedTable({ table, sources, readAt }: LoadedTableProps) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const typed = useTypedPrices();
  // The minute's clock may be behind a table that was changed just now.
  const now = Math.max(useNow(), readAt);
  const notice = noticeOf(table, now, timeZoneOf(shop));
  // The page holds the prices that were seen: a look at another tab reads no newer ones under what was typed.
  useQuery(tablePricesQuery(useApi(), shop.id, table));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={table.name}
        back={{ href: panelHref(shop, '/tabelas-de-preco'), label: 'Tabelas de preço' }}
        status={<TableState table={table} now={now} />}
        lead={`${validityWords(table.validity, timeZoneOf(shop))} · Canal: ${channelsWords(table.channels)}`}
        actions={mayWrite && <TableActions table={table} now={now} />}
      />
      <UnsavedGuard when={Object.keys(typed.typed).length > 0} />
      {notice !== undefined && <Alert>{notice}</Alert>}
      <Tabs
        label="Tabela de preço"
        items={[
          {
            id: 'precos',
            label: 'Preços',
            count: table.products,
            content: () => <TablePricesTab table={table} sources={sources} typed={typed} />,
          },
          {
            id: 'clientes',
            label: 'Clientes',
            count: table.clients,
            content: () => <TableClientsTab table={table} sources={sources} />,
          },
          ...(mayWrite
            ? [{ id: 'nome', label: 'Nome e validade', content: () => <TableTermsForm table={table} /> }]
            : []),
        ]}
      />
    </div>
  );
}

/** Why the table makes no price now. */
function noticeOf(table: PriceTable, now: Instant, zone: TimeZone): string | undefined {
  const { from = now, until = now } = table.validity;
  switch (tableState(table, now)) {
    case 'archived':
      return 'Esta tabela está arquivada: os clientes dela pagam o que pagariam sem ela, até ela voltar a uso.';
    case 'scheduled':
      return `Esta tabela começa em ${formatDateTime(from, zone)}: até lá, os clientes dela pagam o que pagariam sem ela.`;
    case 'ended':
      return `Esta tabela terminou em ${formatDateTime(until, zone)}: os clientes dela pagam o que pagariam sem ela.`;
    default:
      return undefined;
  }
}
