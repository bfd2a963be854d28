import { ensureCustomer } from '#features/accounts/server/clients/ensure-customer.ts';
import { takeStockOrFail } from '#features/catalog/server/stock/take-stock.ts';
import { recordPurchase } from '#features/coupons/server/claim-coupon.ts';
import {
  checkCharge,
  isCheckedByReading,
  writeCharge,
} from '#features/payments/server/charges/open-charge.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { CommitWith } from '#platform/db/database.ts';
import { productLines } from '../../domain/order-lines.ts';
import { isQuote } from '../../domain/order-status.ts';
import { readersOf } from '../../domain/order-step.ts';
import { firstStatus } from '../../domain/submit-checks.ts';
import { sweepsKeys } from '../store/idempotency.store.ts';
import { chargeFor, type OrderToWrite, place, takeOutOfCart } from './order-to-write.ts';
import { ReservationFailed } from './reserve-goods.ts';

/** False when anything but stock is claimed, or more than a charge follows. */
export const canCommitInOneRoundTrip = (
  { supplier, actor }: CustomerContext,
  { wanted, agreed, identity }: OrderToWrite,
): boolean =>
  !isQuote(firstStatus(supplier.tags)) &&
  readersOf(actor.capacity).length === 1 &&
  wanted.renewal === undefined &&
  agreed.offer === undefined &&
  agreed.type === undefined &&
  agreed.aboutClient === undefined &&
  agreed.delivery.limited === undefined &&
  agreed.lines.every(({ parts }) => parts === undefined) &&
  isCheckedByReading(agreed.method.kind) &&
  !sweepsKeys(identity.number);

/** Writes and commits, in one database round trip, an order that only its stock can stop. Returns its charge. */
export async function commitOrderFast(context: CustomerContext, order: OrderToWrite, last: CommitWith) {
  const charge = await checkCharge(context, chargeFor(order));
  if (!charge.ok) throw new ReservationFailed(charge.refusal);
  const [, , , opened] = await last(() =>
    allSettledOrThrow([
      place(context, order),
      takeStockOrFail(context, productLines(order.agreed.lines)),
      ensureCustomer(context),
      writeCharge(context, charge.value),
      recordPurchase(context, order.identity.number, undefined),
      takeOutOfCart(context, order),
    ]),
  );
  return opened;
}
