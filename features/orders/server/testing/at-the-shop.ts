/** A checkout shop's staff, and what they do to its orders. */

import type { AttendantContext } from '#features/cart/server/testing/an-attendant.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { priceQuote } from '../quotes/price-quote.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';

interface Offer {
  readonly deliveryFee?: number;
  readonly discount?: number;
  readonly message?: string;
  readonly days?: number;
}

/** Centavos per product. Throws where the quote takes no price. */
export async function price(
  context: AttendantContext,
  number: number,
  prices: Readonly<Record<string, number>>,
  { deliveryFee, discount, message = '', days = 7 }: Offer = {},
): Promise<void> {
  const done = await priceQuote(context, number, {
    prices: new Map(Object.entries(prices).map(([id, amount]) => [id, centavos(amount)])),
    ...defined({
      deliveryFee: deliveryFee === undefined ? undefined : centavos(deliveryFee),
      discount: discount === undefined ? undefined : centavos(discount),
    }),
    message,
    days,
  });
  if (!done.ok) throw new Error(done.refusal.code);
}

/** Moves it through these, one after the other. */
export async function moveThrough(
  context: Context,
  number: number,
  ...statuses: readonly OrderStatus[]
): Promise<void> {
  for (const to of statuses) {
    const moved = await changeOrderStatus(context, { number, to, reason: '' });
    if (!moved.ok) throw new Error(`${to}: ${moved.refusal.code}`);
  }
}
