import { defined } from '#kernel/defined.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { CommitWith } from '#platform/db/database.ts';
import { firstStatus } from '../../domain/submit/submit-checks.ts';
import type { SubmittedOrder } from '../../domain/submit/submitted-order.ts';
import { runEffects } from './effect.ts';
import { effectsOf } from './order-effects.ts';
import { couponCopy, type OrderToWrite } from './order-to-write.ts';

/**
 * Reserves what a priced order needs, and writes it with all that belongs to it. Runs under the client's lock; throws
 * `ReservationFailed`. With `commitWith` the order may be committed already, and a shortage is thrown: `isShortage`.
 */
export async function writeOrder(
  context: CustomerContext,
  order: OrderToWrite,
  commitWith?: CommitWith,
): Promise<SubmittedOrder> {
  const charge = await runEffects(effectsOf(context, order), commitWith);
  const { totals, lines, offer } = order.agreed;
  const { total, deliveryFee, discount } = totals;
  return {
    number: order.identity.number,
    status: firstStatus(context.supplier.tags),
    total,
    deliveryFee,
    discount,
    ...defined({ coupon: offer === undefined ? undefined : couponCopy(offer) }),
    clientId: context.actor.clientId,
    itemNames: lines.map((line) => line.name),
    ...defined({ charge }),
  };
}
