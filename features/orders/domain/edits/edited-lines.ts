/** An order's lines with other quantities. */
import { add, times, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { OrderLine } from '../placed-order.ts';
import type { EditedLine } from './order-edit.ts';

/** New quantities by the line's index in the order; 0 takes the line out. */
export type EditWish = ReadonlyMap<number, Quantity>;

export type WishRefusal = 'line-not-in-order' | 'combo-not-editable' | 'nothing-changed' | 'nothing-left';

/** The lines with the wished quantities at the agreed unit prices, without their shares of a discount. */
export function editedLines(
  lines: readonly OrderLine[],
  wish: EditWish,
): Result<readonly OrderLine[], { readonly code: WishRefusal }> {
  const changes = changedLines(lines, wish);
  if ([...wish.keys()].some((index) => lines[index] === undefined))
    return refuse({ code: 'line-not-in-order' });
  if (changes.length === 0) return refuse({ code: 'nothing-changed' });
  if (changes.some(({ index }) => lines[index]?.parts !== undefined))
    return refuse({ code: 'combo-not-editable' });
  const left = lines.flatMap(({ discount: _, ...line }, index) => {
    const quantity = wish.get(index) ?? line.quantity;
    return quantity === 0 ? [] : [withQuantity(line, quantity)];
  });
  return left.length === 0 ? refuse({ code: 'nothing-left' }) : accept(left);
}

/** The gift wrap is per line, whatever its quantity. */
const withQuantity = (line: OrderLine, quantity: Quantity): OrderLine =>
  quantity === line.quantity
    ? line
    : { ...line, quantity, total: add(times(line.unitPrice, quantity), line.giftWrapPrice ?? ZERO) };

export const changedLines = (lines: readonly OrderLine[], wish: EditWish): readonly EditedLine[] =>
  lines.flatMap((line, index) => {
    const after = wish.get(index) ?? line.quantity;
    const { name, unit, quantity: before } = line;
    return after === before ? [] : [{ index, name, unit, before, after }];
  });

/** The wish that a stored edit came from. */
export const editWishOf = (lines: readonly EditedLine[]): EditWish =>
  new Map(lines.map(({ index, after }) => [index, after]));

/** By how much each product's stock changes: positive is given back, negative is taken. */
export function stockChanges(
  before: readonly Pick<OrderLine, 'productId' | 'quantity'>[],
  after: readonly Pick<OrderLine, 'productId' | 'quantity'>[],
): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const count = (lines: typeof before, sign: number): void => {
    for (const { productId, quantity } of lines)
      changes.set(productId, (changes.get(productId) ?? 0) + sign * quantity);
  };
  count(before, 1);
  count(after, -1);
  return new Map([...changes].filter(([, change]) => change !== 0));
}
