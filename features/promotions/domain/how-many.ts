import type { Quantity } from '#kernel/quantity.ts';
import type { ComboTerms, ComboUses } from './combo.ts';

/** Most combos of one kind that are ever offered, where neither stock nor limits say less. */
const MAX = 9_999;

/** Number of combos in stock, by the scarcest product. Untracked products are unlimited. */
export const combosInStock = (
  items: readonly { readonly quantity: Quantity; readonly stock: Quantity | undefined }[],
): number =>
  Math.min(
    MAX,
    ...items.map(({ quantity, stock }) => (stock === undefined ? MAX : Math.floor(stock / quantity))),
  );

/** Number that the limits still allow this client. Spec 7, promotional combo. */
export const combosLeft = (
  {
    mostPerOrder = MAX,
    limit = Number.POSITIVE_INFINITY,
    limitPerClient = Number.POSITIVE_INFINITY,
  }: Pick<ComboTerms, 'mostPerOrder' | 'limit' | 'limitPerClient'>,
  uses: ComboUses,
): number => Math.max(0, Math.min(mostPerOrder, limit - uses.inAll, limitPerClient - uses.ofClient));
