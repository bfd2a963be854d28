import { formatWhole } from '#kernel/number-format.ts';
import type { ProductList } from '../../../domain/product-query.ts';

/** Example: '1 produto', '1.234 produtos'. */
export const productCountWords = (total: number): string =>
  `${formatWhole(total)} ${total === 1 ? 'produto' : 'produtos'}`;

/** Range of products shown, beginning with page `first`: '40', '21–40'; undefined if all or none are shown. */
function rangeWords({ products, total, pageSize }: ProductList, first: number): string | undefined {
  if (products.length === 0 || products.length >= total) return undefined;
  const before = (first - 1) * pageSize;
  const last = formatWhole(before + products.length);
  return before === 0 || products.length === 1 ? last : `${formatWhole(before + 1)}–${last}`;
}

/** Above a list: '215 produtos · mostrando 21–40'. */
export function totalWords(list: ProductList, first: number): string {
  const range = rangeWords(list, first);
  return range === undefined
    ? productCountWords(list.total)
    : `${productCountWords(list.total)} · mostrando ${range}`;
}

/** Below a list: 'Mostrando 21–40 de 215 produtos'. */
export function shownWords(list: ProductList, first: number): string {
  const range = rangeWords(list, first);
  return range === undefined
    ? productCountWords(list.total)
    : `Mostrando ${range} de ${productCountWords(list.total)}`;
}
