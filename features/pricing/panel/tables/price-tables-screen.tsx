import { useQuery } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { channelsWords, validityWords } from '../../contract/terms-words.ts';
import type { PriceTable } from '../../domain/price-table.ts';
import { tablesQuery } from './price-tables-query.ts';
import { TableState, tableState } from './table-state.tsx';

/** The shop's price tables: those that are archived or over last. */
export function PriceTablesScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const list = useQuery(tablesQuery(useApi(), shop.id));
  // The minute's clock may be behind a table that was changed just now.
  const now = Math.max(useNow(), list.dataUpdatedAt);
  const zone = timeZoneOf(shop);
  const isOver = (table: PriceTable): boolean => ['archived', 'ended'].includes(tableState(table, now));
  const rows = list.data?.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)));
  const name = (table: PriceTable) => (
    <AppLink
      href={panelHref(shop, `/tabelas-de-preco/${table.id}`)}
      className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline wrap-anywhere"
    >
      {table.name}
    </AppLink>
  );
  const columns: readonly Column<PriceTable>[] = [
    { id: 'name', title: 'Tabela', always: true, cell: name },
    { id: 'state', title: 'Situação', cell: (table) => <TableState table={table} now={now} /> },
    { id: 'validity', title: 'Validade', cell: ({ validity }) => validityWords(validity, zone) },
    { id: 'channels', title: 'Canal', cell: ({ channels }) => channelsWords(channels) },
    { id: 'products', title: 'Produtos', numeric: true, cell: ({ products }) => counted(products) },
    { id: 'clients', title: 'Clientes', numeric: true, cell: ({ clients }) => counted(clients) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Tabelas de preço"
        lead="Preços combinados com alguns clientes. Por cliente vale uma tabela de cada vez; produtos fora dela têm o preço normal."
        actions={
          mayWrite && (
            <LinkButton tone="primary" href={panelHref(shop, '/tabelas-de-preco/nova')}>
              Nova tabela
            </LinkButton>
          )
        }
      />
      <DataTable
        name="price-tables"
        caption="Tabelas de preço"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        card={(table) => (
          <div className="flex flex-col items-start gap-2">
            <TableState table={table} now={now} />
            {name(table)}
            <span className="text-sm">
              {validityWords(table.validity, zone)} · Canal: {channelsWords(table.channels)}
            </span>
            <span className="text-ink-2 text-sm">
              Produtos: {counted(table.products)} · Clientes: {counted(table.clients)}
            </span>
          </div>
        )}
        list={list}
        empty={
          <EmptyState
            icon={<Table2 />}
            title="Nenhuma tabela de preço ainda"
            text="Crie uma tabela, cole nela os preços de uma planilha e diga para quais clientes vale."
          />
        }
      />
    </div>
  );
}

const counted = (number: number): string => number.toLocaleString('pt-BR');
