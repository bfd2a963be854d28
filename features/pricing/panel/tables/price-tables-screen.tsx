import { useQuery } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { PriceTable } from '../../domain/offer.ts';
import { tablesQuery } from './price-tables-query.ts';

/** The shop's price tables: those in use first. */
export function PriceTablesScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const list = useQuery(tablesQuery(useApi(), shop.id));
  const rows = list.data?.toSorted((one, other) => Number(one.archived) - Number(other.archived));
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
    { id: 'state', title: 'Situação', cell: (table) => <TableState table={table} /> },
    { id: 'products', title: 'Produtos', numeric: true, cell: ({ products }) => counted(products) },
    { id: 'clients', title: 'Clientes', numeric: true, cell: ({ clients }) => counted(clients) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Tabelas de preço"
        lead="Preços combinados com alguns clientes. Cada cliente tem no máximo uma tabela; produtos fora dela têm o preço normal."
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
            <TableState table={table} />
            {name(table)}
            <span className="text-ink-2 text-sm">
              {counted(table.products)} produtos · {counted(table.clients)} clientes
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

export const TableState = ({ table: { archived, clients } }: { readonly table: PriceTable }) =>
  archived ? (
    <Badge tone="neutral">Arquivada</Badge>
  ) : clients === 0 ? (
    <Badge tone="warn">Sem clientes</Badge>
  ) : (
    <Badge tone="success">Em uso</Badge>
  );

const counted = (number: number): string => number.toLocaleString('pt-BR');
