import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductId } from '#kernel/ids.ts';
import { folded } from '../../domain/policy.ts';
import type { PricedRow, PricedRows, PriceSources } from '../price-sources.ts';

/** As many rows as a page of the grid shows. */
const PAGE = 50;

/** The rows of a page: of all products, or of those in the table alone. */
export const pricedRowsQuery = (
  sources: PriceSources,
  shopId: string,
  wish: { readonly page: number; readonly text: string; readonly among?: readonly ProductId[] },
) =>
  queryOptions({
    queryKey: ['panel', shopId, 'priced-rows', wish.page, wish.text, wish.among] as const,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<PricedRows> =>
      wish.among === undefined ? sources.listProducts(wish) : pageOf(await sources.rowsOf(wish.among), wish),
  });

function pageOf(
  rows: readonly PricedRow[],
  { page, text }: { readonly page: number; readonly text: string },
): PricedRows {
  const words = folded(text.trim()).split(/\s+/);
  const found = rows
    .filter(({ name, sku }) => words.every((word) => folded(`${name} ${sku}`).includes(word)))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  return { rows: found.slice((page - 1) * PAGE, page * PAGE), total: found.length, pages };
}
