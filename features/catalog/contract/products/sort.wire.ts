import type { ProductSort } from '../../domain/product-query.ts';

/** Sort names on the wire: `ordenacao`, and a supplier's `ordenacoes_produto`. */
const WIRE_SORTS = {
  relevancia: 'relevance',
  menor_preco: 'price-ascending',
  maior_preco: 'price-descending',
  nome: 'name',
} as const satisfies Record<string, ProductSort>;

export type WireSort = keyof typeof WIRE_SORTS;

const codes = Object.fromEntries(Object.entries(WIRE_SORTS).map(([code, sort]) => [sort, code])) as Record<
  ProductSort,
  WireSort
>;

export const sortToWire = (sort: ProductSort): WireSort => codes[sort];

/** An unknown order, e.g. from a hand-typed address, means 'relevance'. */
export const parseSort = (code: string | undefined): ProductSort =>
  code !== undefined && Object.hasOwn(WIRE_SORTS, code) ? WIRE_SORTS[code as WireSort] : 'relevance';
