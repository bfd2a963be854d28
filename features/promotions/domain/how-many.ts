import type { Quantity } from '#kernel/quantity.ts';
import type { ComboTerms, ComboUses } from './combo.ts';

/** More of one combo than this nobody orders. */
const MOST = 9_999;

/** How many the stock allows: the scarcest product decides. What is not tracked is always there. */
export const combosInStock = (
  items: readonly { readonly quantity: Quantity; readonly stock: Quantity | undefined }[],
): number =>
  Math.min(
    MOST,
    ...items.map(({ quantity, stock }) => (stock === undefined ? MOST : Math.floor(stock / quantity))),
  );

/** How many the limits still allow this client. Spec 7, promotional combo. */
export const combosLeft = (
  {
    mostPerOrder = MOST,
    limit = Number.POSITIVE_INFINITY,
    limitPerClient = Number.POSITIVE_INFINITY,
  }: Pick<ComboTerms, 'mostPerOrder' | 'limit' | 'limitPerClient'>,
  uses: ComboUses,
): number => Math.max(0, Math.min(mostPerOrder, limit - uses.inAll, limitPerClient - uses.ofClient));
