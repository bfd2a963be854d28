import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import type { Filter } from '#platform/panel/table/filter.ts';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import { fillPath, formatQuery } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { exportStockEndpoint } from '../../contract/stock/stock-list.endpoints.ts';
import type { StockRow } from '../../domain/stock/stock-list.ts';
import type { StockStore } from '../../domain/stock/store-stock-list.ts';
import { storeColumns, storeLine } from './by-store/store-columns.ts';
import { StoreStockDialog } from './by-store/store-stock-dialog.tsx';
import { useStockStores } from './by-store/use-stock-stores.ts';
import { MovementDialog } from './movement-dialog.tsx';
import { StockCard } from './stock-card.tsx';
import { amount, inShop, Standing } from './stock-marks.tsx';
import { stockQuery } from './stock-query.ts';

const STATES = [
  { value: 'BAIXO', label: 'Acabando ou sem estoque' },
  { value: 'ESGOTADO', label: 'Só sem estoque' },
  { value: 'ESPERADO', label: 'Com clientes à espera' },
  { value: 'NAO_CONTADO', label: 'Não contados' },
];

/** What there is of each product, and what came in and went out. */
export function StockScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const address = useTableAddress({
    filters: ['situacao', 'idloja'],
    sort: { key: 'disponivel', order: 'asc' },
  });
  const list = useQuery(stockQuery(api, shop.id, address.query));
  const stores = useStockStores();
  const [chosen, setChosen] = useState<StockRow>();
  const [placed, setPlaced] = useState<StockRow>();
  // As it is now, where the list still has it.
  const moved = list.data?.rows.find(({ id }) => id === chosen?.id) ?? chosen;
  const hrefOf = ({ id }: StockRow): string => panelHref(shop, `/produtos/${id}?aba=estoque`);
  const action = (row: StockRow) => (
    <span className="flex flex-wrap justify-end gap-2">
      {stores.length > 0 && row.available !== undefined && (
        <Button size="sm" aria-label={`Lojas de ${row.name}`} onClick={() => setPlaced(row)}>
          Lojas
        </Button>
      )}
      {mayWrite && (
        <Button size="sm" aria-label={`Movimentar ${row.name}`} onClick={() => setChosen(row)}>
          Movimentar
        </Button>
      )}
    </span>
  );
  // Where stores have columns, there is no room for all others.
  const hidden = stores.some(({ products }) => products > 0);
  const columns: readonly Column<StockRow>[] = [
    {
      id: 'produto',
      title: 'Produto',
      sort: 'nome',
      always: true,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Picture id={row.picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-sm" />
          <span className="min-w-48">
            <AppLink href={hrefOf(row)} className="font-semibold text-brand-text hover:underline">
              {row.name}
            </AppLink>
            <span className="block text-ink-2 text-sm">{row.sku}</span>
          </span>
        </span>
      ),
    },
    { id: 'codigo', title: 'Código', sort: 'codigo', hidden: true, cell: ({ sku }) => sku },
    {
      id: 'disponivel',
      title: 'Disponível',
      numeric: true,
      sort: 'disponivel',
      cell: ({ available }) => <strong>{amount(available)}</strong>,
    },
    { id: 'pedidos', title: 'Em pedidos', numeric: true, cell: ({ reserved }) => amount(reserved) },
    ...storeColumns(stores, address.filters.idloja),
    { id: 'loja', title: 'Na loja', numeric: true, hidden, cell: (row) => amount(inShop(row)) },
    {
      id: 'minimo',
      title: 'Mínimo',
      numeric: true,
      hidden,
      sort: 'minimo',
      cell: ({ lowStock }) => amount(lowStock),
    },
    {
      id: 'espera',
      title: 'À espera',
      numeric: true,
      hidden,
      cell: ({ waiting }) => (waiting === 0 ? '—' : waiting.toLocaleString('pt-BR')),
    },
    { id: 'situacao', title: 'Situação', cell: (row) => <Standing row={row} /> },
    { id: 'acao', title: 'Ação', always: true, cell: action },
  ];
  const exportFile = async (): Promise<void> => {
    const { pagina: _, ...query } = address.query;
    const path = fillPath(exportStockEndpoint.path, { idfornecedor: shop.id });
    // An attachment: the page stays.
    window.location.assign(path + formatQuery(query));
  };
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Estoque"
        lead="Um pedido desconta do disponível assim que é feito; até sair, o que ele leva continua na loja. À espera: clientes que pediram aviso."
      />
      <DataTable
        name="stock"
        caption="Estoque"
        columns={columns}
        keyOf={({ id }) => id}
        card={(row) => (
          <StockCard row={row} href={hrefOf(row)} stores={storeLine(row, stores)} action={action(row)} />
        )}
        address={address}
        list={list}
        rows={list.data?.rows}
        total={list.data?.total}
        pages={list.data?.pages}
        export={exportFile}
        empty={
          <EmptyState
            icon={<PackageSearch />}
            title="Nenhum produto ainda"
            text="Cadastre produtos, ou importe a sua planilha com uma coluna de estoque."
          />
        }
        toolbar={
          <FilterBar
            address={address}
            name="stock"
            search="Nome, marca, código ou código de barras"
            filters={[
              { kind: 'options', name: 'situacao', label: 'Mostrar só', options: STATES },
              ...(stores.length === 0 ? [] : [storeFilter(stores)]),
            ]}
          />
        }
      />
      {moved !== undefined && (
        <MovementDialog
          key={moved.id}
          row={moved}
          stores={stores}
          storeId={address.filters.idloja}
          onClose={() => setChosen(undefined)}
        />
      )}
      {placed !== undefined && (
        <StoreStockDialog
          product={placed}
          start={{ kind: 'stores' }}
          mayWrite={mayWrite}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </div>
  );
}

const storeFilter = (stores: readonly StockStore[]): Filter => ({
  kind: 'options',
  name: 'idloja',
  label: 'Loja',
  prompt: 'Todas',
  options: stores.map(({ id, name }) => ({ value: id, label: name })),
});
