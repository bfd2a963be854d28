import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import { defined } from '#kernel/defined.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import {
  judgeQuickLines,
  linesToPrice,
  type QuickLine,
  type QuickResult,
} from '../../domain/quick-order/judge-quick-lines.ts';
import { showCart } from '../decide-cart.ts';
import { type Pricing, priceLines } from '../price-lines.ts';

export interface QuickCheck {
  readonly results: readonly QuickResult[];
  /** Of all lines that can be bought; absent where prices are hidden. */
  readonly subtotal?: Money;
}

/** Finds and prices each line for this client. The number of queries does not depend on that of the lines. */
export async function checkQuickOrder(
  context: Context,
  lines: readonly QuickLine[],
  pricing: Pricing,
): Promise<QuickCheck> {
  const found = await productsByCodes(
    context.db,
    context.supplier.id,
    lines.map(({ code }) => code),
  );
  const priced = await priceLines(context, linesToPrice(lines, found), pricing);
  const cart = showCart(context, { cart: priced });
  return {
    results: judgeQuickLines(lines, found, cart),
    ...defined({ subtotal: cart.subtotal }),
  };
}
