import { useQuery } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { UnsavedGuard } from '#platform/panel/forms/unsaved-guard.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { NothingHere } from '#platform/panel/states.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PriceTable } from '../../domain/offer.ts';
import type { PriceSources } from '../price-sources.ts';
import { tablePricesQuery, tablesQuery } from './price-tables-query.ts';
import { TableState } from './price-tables-screen.tsx';
import { TableActions } from './table-actions.tsx';
import { TableClientsTab } from './table-clients-tab.tsx';
import { TableNameForm } from './table-name-form.tsx';
import { TablePricesTab } from './table-prices-tab.tsx';
import { useTypedPrices } from './use-prices-grid.ts';

/** One price table: its prices, the clients it is for, and its name. */
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
  return <LoadedTable key={id} table={table} sources={sources} />;
}

function LoadedTable({ table, sources }: { readonly table: PriceTable; readonly sources: PriceSources }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const typed = useTypedPrices();
  // The page holds the prices that were seen: a look at another tab reads no newer ones under what was typed.
  useQuery(tablePricesQuery(useApi(), shop.id, table));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={table.name}
        back={{ href: panelHref(shop, '/tabelas-de-preco'), label: 'Tabelas de preço' }}
        status={<TableState table={table} />}
        actions={mayWrite && <TableActions table={table} />}
      />
      <UnsavedGuard when={Object.keys(typed.typed).length > 0} />
      {table.archived && (
        <Alert>
          Esta tabela está arquivada: os clientes dela pagam os preços normais até ela voltar a uso.
        </Alert>
      )}
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
            ? [{ id: 'nome', label: 'Nome', content: () => <TableNameForm table={table} /> }]
            : []),
        ]}
      />
    </div>
  );
}
