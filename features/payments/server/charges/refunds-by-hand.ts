import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { BY_HAND, type GivenByHand } from '../../domain/given-by-hand.ts';
import { chargesOfOrders } from '../store/charge.store.ts';
import { eventsOfCharges } from '../store/charge-moves.store.ts';

/** Refunds that the shop made by hand for an order, oldest first. */
export async function refundsByHandOf(
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<readonly GivenByHand[]> {
  const charges = await chargesOfOrders(db, supplier.id, [number]);
  const ids = charges
    .filter(({ provider, refunded }) => provider === null && refunded > 0)
    .map(({ id }) => id);
  return (await eventsOfCharges(db, supplier.id, ids))
    .filter(({ note }) => note === BY_HAND)
    .map(({ amount, at }) => ({ amount: centavos(amount), at: at.getTime() }));
}
