/** Names of the stock room on the wire. */
import type { StockFilter, StockSort, StockStanding } from '../../domain/stock/stock-list.ts';

export const STOCK_SORT_NAMES = ['nome', 'codigo', 'disponivel', 'minimo'] as const;

export const SORT_KEYS = {
  nome: 'name',
  codigo: 'sku',
  disponivel: 'stock',
  minimo: 'lowStock',
} as const satisfies Record<(typeof STOCK_SORT_NAMES)[number], StockSort>;

export const FILTER_NAMES = {
  low: 'BAIXO',
  'sold-out': 'ESGOTADO',
  untracked: 'NAO_CONTADO',
  awaited: 'ESPERADO',
} as const satisfies Record<StockFilter, string>;

export const STANDING_NAMES = {
  untracked: 'NAO_CONTADO',
  'sold-out': 'ESGOTADO',
  low: 'BAIXO',
  enough: 'SUFICIENTE',
} as const satisfies Record<StockStanding, string>;
