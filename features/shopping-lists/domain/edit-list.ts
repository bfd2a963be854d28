/** Optimistic changes to an open list, before the server has responded. */

import { linePrice } from '#features/cart/domain/pricing/price-cart.ts';
import { limit } from '#features/cart/domain/pricing/quantity-moves.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { ItemChange } from './change-items.ts';
import type { ListLine } from './list-today.ts';

type Lines = readonly ListLine[];

/** The lines with a new quantity of one product, priced as the server will price them. */
export const withListQuantity = (
  lines: Lines,
  productId: ProductId,
  quantity: Quantity,
  rules: PriceRules,
): Lines =>
  lines.map((line) =>
    line.productId === productId ? { ...withToday(line, quantity, rules), quantity, notices: [] } : line,
  );

export const withoutProduct = (lines: Lines, productId: ProductId): Lines =>
  lines.filter((line) => line.productId !== productId);

/** The lines with changes that the server does not have yet. */
export const withWaiting = (
  lines: Lines,
  changes: readonly Pick<ItemChange, 'productId' | 'quantity'>[],
  rules: PriceRules,
): Lines =>
  changes.reduce((after, { productId, quantity }) => {
    const line = after.find((each) => each.productId === productId);
    if (line === undefined || line.quantity === quantity) return after;
    return quantity === 0
      ? withoutProduct(after, productId)
      : withListQuantity(after, productId, quantity, rules);
  }, lines);

/** The lines with a removed one back in its position. */
export const withListLineAgain = (lines: Lines, line: ListLine): Lines =>
  [...withoutProduct(lines, line.productId), line].sort((one, other) => one.place - other.place);

function withToday(line: ListLine, wanted: Quantity, rules: PriceRules): ListLine {
  const { today, ...rest } = line;
  if (today === undefined) return line;
  const { stock, increments } = today.product;
  const quantity = stock === undefined ? wanted : limit(wanted, stock, increments);
  return { ...rest, today: priced({ ...today, quantity }, rules) };
}

function priced({ price: _, ...line }: ShownLine, rules: PriceRules): ShownLine {
  const { offer, combo: __, ...product } = line.product;
  return offer === undefined
    ? line
    : { ...line, price: linePrice({ ...product, offer }, line.quantity, rules) };
}
