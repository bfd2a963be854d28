import type { Context } from '#platform/db/context.ts';
import type { SavedCart } from '../contract/cart.wire.ts';
import type { CartLine } from '../domain/cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';
import { showCart } from './show-cart.ts';

/** Prices for a cart that only its browser keeps; nothing is saved. */
export const priceVisitorCart = async (
  context: Context,
  lines: readonly CartLine[],
  pricing: Pricing,
): Promise<SavedCart> => showCart(context, await priceLines(context, lines, pricing), 0);
