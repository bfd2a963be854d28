import { defined } from '#kernel/defined.ts';
import { fromNumber, type Quantity, toNumber } from '#kernel/quantity.ts';
import type { CsvCell } from '#platform/contract/csv.ts';
import {
  STOCK_FILTERS,
  type StockListQuery,
  type StockRow,
  type StockStanding,
  stockStanding,
} from '../../domain/stock/stock-list.ts';
import { unassignedStock } from '../../domain/stock/store-stock.ts';
import type { WireStockRow } from './stock-list.schema.ts';
import { FILTER_NAMES, SORT_KEYS, STANDING_NAMES } from './stock-names.ts';

interface WireStockQuery {
  readonly busca?: string;
  readonly situacao?: (typeof FILTER_NAMES)[keyof typeof FILTER_NAMES];
  readonly idloja?: string;
  readonly ordenar?: keyof typeof SORT_KEYS;
  readonly sentido?: 'asc' | 'desc';
}

export const stockQueryFromWire = (wire: WireStockQuery): StockListQuery => ({
  text: wire.busca?.trim() ?? '',
  sort: SORT_KEYS[wire.ordenar ?? 'nome'],
  descending: wire.sentido === 'desc',
  ...defined({
    only: STOCK_FILTERS.find((filter) => FILTER_NAMES[filter] === wire.situacao),
    storeId: wire.idloja,
  }),
});

const orNull = (value: Quantity | undefined): number | null => (value === undefined ? null : toNumber(value));

export const stockRowToWire = (row: StockRow): WireStockRow => ({
  id: row.id,
  codigo: row.sku,
  nome: row.name,
  unidade: row.unit,
  foto: row.picture ?? null,
  ativo: row.active,
  situacao: STANDING_NAMES[stockStanding(row)],
  disponivel: orNull(row.available),
  reservado: toNumber(row.reserved),
  minimo: orNull(row.lowStock),
  menorpedido: toNumber(row.smallestOrder),
  esperando: row.waiting,
  lojas: [...row.stores].flatMap(([idloja, quantity]) =>
    quantity === 0 ? [] : [{ idloja, quantidade: toNumber(quantity) }],
  ),
  semloja:
    row.available === undefined ? null : unassignedStock({ stock: row.available, stores: row.stores }) / 1000,
});

export const stockRowFromWire = (wire: WireStockRow): StockRow => ({
  id: wire.id,
  sku: wire.codigo,
  name: wire.nome,
  unit: wire.unidade,
  picture: wire.foto ?? undefined,
  active: wire.ativo,
  available: wire.disponivel === null ? undefined : fromNumber(wire.disponivel),
  reserved: fromNumber(wire.reservado),
  lowStock: wire.minimo === null ? undefined : fromNumber(wire.minimo),
  smallestOrder: fromNumber(wire.menorpedido),
  waiting: wire.esperando,
  stores: new Map(wire.lojas.map(({ idloja, quantidade }) => [idloja, fromNumber(quantidade)])),
});

export const stockHeads = [
  'Código',
  'Produto',
  'Unidade',
  'Situação',
  'Disponível',
  'Em pedidos abertos',
  'Na loja',
  'Estoque mínimo',
  'Clientes à espera',
];

export const standingWords: Readonly<Record<StockStanding, string>> = {
  untracked: 'Não contado',
  'sold-out': 'Sem estoque',
  low: 'Baixo',
  enough: 'Suficiente',
};

export const stockLine = (row: StockRow): CsvCell[] => [
  row.sku,
  row.name,
  row.unit,
  standingWords[stockStanding(row)],
  row.available === undefined ? '' : toNumber(row.available),
  toNumber(row.reserved),
  row.available === undefined ? '' : (row.available + row.reserved) / 1000,
  row.lowStock === undefined ? '' : toNumber(row.lowStock),
  row.waiting,
];
