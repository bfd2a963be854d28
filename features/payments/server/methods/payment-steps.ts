import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { type NamedPaymentStep, paymentSteps } from '../../domain/payment-step.ts';
import { chargesOfOrders } from '../store/charge.store.ts';
import { eventsOfCharges } from '../store/charge-moves.store.ts';
import { methodNames } from '../store/payment-method.store.ts';

/** What happened to an order's money, oldest first, in three queries. */
export async function paymentStepsOf(
  { db, supplier }: Pick<Context, 'db' | 'supplier'>,
  number: OrderNumber,
): Promise<readonly NamedPaymentStep[]> {
  const rows = await chargesOfOrders(db, supplier.id, [number]);
  if (rows.length === 0) return [];
  const eventsByCharge = await eventsOfCharges(
    db,
    supplier.id,
    rows.map(({ id }) => id),
  );
  const names = await methodNames(
    db,
    supplier.id,
    rows.map(({ methodId }) => methodId),
  );
  const events = Map.groupBy(eventsByCharge, ({ chargeId }) => chargeId);
  const steps = paymentSteps(
    rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.getTime(),
      events: (events.get(row.id) ?? []).map((event) => ({ ...event, at: event.at.getTime() })),
    })),
  );
  return steps.map((step) => ({ ...step, methodName: names.get(step.methodId) ?? '' }));
}
