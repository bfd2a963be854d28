/** What becomes of each written line: found, corrected, added to an earlier one, or why not. */
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { CartLine } from '../cart.ts';
import type { CartNotice } from '../cart-notice.ts';
import type { ShownCart, ShownLine } from '../shown-cart.ts';

export interface QuickLine {
  readonly code: string;
  readonly quantity: Quantity;
}

export type QuickResult =
  /** With all that was asked of its product on any line; `notice` tells what was corrected. */
  | { readonly kind: 'found'; readonly line: ShownLine; readonly notice?: CartNotice }
  /** Its product stands on an earlier line already, counted from 0, and was added up there. */
  | { readonly kind: 'repeated'; readonly of: number }
  | { readonly kind: 'refused'; readonly notice: CartNotice }
  | { readonly kind: 'unknown' };

export type FoundCodes = ReadonlyMap<string, ProductId>;

/** What the codes ask of the cart's own rules; unknown ones ask nothing. */
export const linesToPrice = (lines: readonly QuickLine[], found: FoundCodes): CartLine[] =>
  lines.flatMap(({ code, quantity }) => {
    const productId = found.get(code);
    return productId === undefined ? [] : [{ productId, quantity, giftWrap: false }];
  });

/** One result for each line, in their order. `cart` is what the lines came to. */
export function judgeQuickLines(
  lines: readonly QuickLine[],
  found: FoundCodes,
  cart: ShownCart,
): QuickResult[] {
  const shown = new Map(cart.lines.map((line) => [line.product.id, line]));
  const told = new Map(cart.notices.map((notice) => [notice.productId, notice]));
  const first = new Map<ProductId, number>();
  return lines.map(({ code }, at) => {
    const id = found.get(code);
    if (id === undefined) return { kind: 'unknown' };
    const earlier = first.get(id);
    if (earlier !== undefined) return { kind: 'repeated', of: earlier };
    first.set(id, at);
    const line = shown.get(id);
    const notice = told.get(id);
    if (line === undefined) return { kind: 'refused', notice: notice ?? { kind: 'gone', productId: id } };
    return notice === undefined ? { kind: 'found', line } : { kind: 'found', line, notice };
  });
}
