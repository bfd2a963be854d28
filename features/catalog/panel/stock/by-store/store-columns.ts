import { formatQuantity, formatSignedQuantity } from '#kernel/quantity.ts';
import type { Column } from '#platform/panel/table/data-table.tsx';
import type { StockRow } from '../../../domain/stock/stock-list.ts';
import { unassignedStock } from '../../../domain/stock/store-stock.ts';
import type { StockStore } from '../../../domain/stock/store-stock-list.ts';
import { NO_STORE } from '../movement-words.ts';

/** So many stores fit beside the other columns. */
const MOST_SHOWN = 3;

/**
 * A column for each store, and one for what is in none: hidden, until they are chosen, where the shop places nothing or has many stores;
 * the store that is filtered by is always shown.
 */
export function storeColumns(
  stores: readonly StockStore[],
  filtered: string | undefined,
): Column<StockRow>[] {
  if (stores.length === 0) return [];
  const placed = stores.filter(({ products }) => products > 0);
  const shown = new Set(placed.slice(0, MOST_SHOWN).map(({ id }) => id));
  return [
    ...stores.map(({ id, name }) => ({
      id: `loja-${id}`,
      title: name,
      numeric: true,
      hidden: !shown.has(id),
      always: id === filtered,
      cell: (row: StockRow) => atStore(row, id),
    })),
    { id: 'semloja', title: NO_STORE, numeric: true, hidden: placed.length === 0, cell: inNoStore },
  ];
}

/** What a row says about each store that has some, for a phone: 'Centro: 5 · Sem loja: 2'. */
export function storeLine(row: StockRow, stores: readonly StockStore[]): string {
  const there = stores.filter(({ id }) => (row.stores.get(id) ?? 0) > 0);
  return there.length === 0
    ? ''
    : [...there.map(({ id, name }) => `${name}: ${atStore(row, id)}`), `${NO_STORE}: ${inNoStore(row)}`].join(
        ' · ',
      );
}

function atStore(row: StockRow, storeId: string): string {
  const quantity = row.stores.get(storeId);
  return quantity === undefined ? '—' : formatQuantity(quantity);
}

const inNoStore = ({ available, stores }: StockRow): string =>
  available === undefined ? '—' : formatSignedQuantity(unassignedStock({ stock: available, stores }));
