/** Keys of the product list's `ordenar`. */
export const SORTS = ['nome', 'codigo', 'preco', 'estoque', 'alteradoem'] as const;
export type WireSort = (typeof SORTS)[number];
