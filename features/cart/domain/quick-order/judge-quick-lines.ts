/** The result of each written line: found, corrected, added to an earlier one, or refused. */
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
  /** `line` has the product's quantity of all lines together; `notice` reports a correction. */
  | { readonly kind: 'found'; readonly line: ShownLine; readonly notice?: CartNotice }
  /** Added to an earlier line of the same product, whose index is `of`. */
  | { readonly kind: 'repeated'; readonly of: number }
  | { readonly kind: 'refused'; readonly notice: CartNotice }
  | { readonly kind: 'unknown' };

export type FoundCodes = ReadonlyMap<string, ProductId>;

export const linesToPrice = (lines: readonly QuickLine[], found: FoundCodes): CartLine[] =>
  lines.flatMap(({ code, quantity }) => {
    const productId = found.get(code);
    return productId === undefined ? [] : [{ productId, quantity, giftWrap: false }];
  });

/** One result per line, in order. `cart` is the lines' priced cart. */
export function judgeQuickLines(
  lines: readonly QuickLine[],
  found: FoundCodes,
  cart: ShownCart,
): QuickResult[] {
  const shown = new Map(cart.lines.map((line) => [line.product.id, line]));
  const noticeOf = new Map(cart.notices.map((notice) => [notice.productId, notice]));
  const first = new Map<ProductId, number>();
  return lines.map(({ code }, index) => {
    const id = found.get(code);
    if (id === undefined) return { kind: 'unknown' };
    const earlier = first.get(id);
    if (earlier !== undefined) return { kind: 'repeated', of: earlier };
    first.set(id, index);
    const line = shown.get(id);
    const notice = noticeOf.get(id);
    if (line === undefined) return { kind: 'refused', notice: notice ?? { kind: 'gone', productId: id } };
    return notice === undefined ? { kind: 'found', line } : { kind: 'found', line, notice };
  });
}
