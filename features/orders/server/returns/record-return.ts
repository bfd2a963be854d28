/** The shop records that goods came back: what of them goes to the stock, and what of their money to the client. */
import { isDeepStrictEqual } from 'node:util';
import { staffMay } from '#features/accounts/domain/staff-may.ts';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { deductFromCharge, refundUntil } from '#features/payments/server/charges/return-money.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { add, centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { readersOf } from '../../domain/order-step.ts';
import {
  comesToAStore,
  mayBeReturned,
  type OrderReturn,
  type ReturnedLine,
  returnsVersion,
} from '../../domain/returns/order-return.ts';
import {
  type PricedReturn,
  priceReturn,
  type ReturnWish,
  type ReturnWishRefusal,
} from '../../domain/returns/return-value.ts';
import { finishIfArrived } from '../shipments/change-shipment.ts';
import { shipmentsOf } from '../shipments/shipments.store.ts';
import { notifyOpenPages, queueStatusMail } from '../status/queue-order-messages.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { moveReturnedStock } from './move-returned-stock.ts';
import { insertReturn, type StoredReturn } from './returns.store.ts';
import { type OrderReturns, promisedOf, returnsOf } from './returns-of.ts';

export interface NewReturn extends ReturnWish {
  /** The same for every try of one request. */
  readonly key: string;
  /** `returnsVersion` of what the person saw. */
  readonly version: number;
  readonly reason: string;
  /** What goes back: at most what the rule comes to. */
  readonly amount: Money;
}

export type ReturnRefusal =
  | {
      readonly code:
        | ReturnWishRefusal
        | 'order-not-found'
        | 'key-reused'
        | 'not-left-yet'
        | 'amount-above-paid'
        | 'amount-fixed'
        | 'out-of-stock'
        | 'store-not-found'
        | 'stays-in-place'
        | 'under-way'
        | 'capture-first';
    }
  | ChangedByOther<readonly OrderReturn[]>;

/** Idempotent by its key: what was recorded before is accepted again, and changes nothing. Anything else with its key is refused. */
export const recordReturn = (
  context: StaffContext,
  number: OrderNumber,
  wanted: NewReturn,
): Promise<Result<void, ReturnRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const order = await lockShopOrder(db, supplier.id, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    if (!mayBeReturned(order.status)) return refuse({ code: 'not-left-yet' });
    if (wanted.storeId !== undefined && !comesToAStore(order.status, wanted))
      return refuse({ code: 'stays-in-place' });
    const known = await returnsOf(inside, number);
    const earlier = known.stored.find(({ key }) => key === wanted.key);
    if (earlier !== undefined)
      return isSame(earlier, wanted) ? accept(undefined) : refuse({ code: 'key-reused' });
    if (returnsVersion(known.returns) !== wanted.version) return changedByOther(known.returns);
    if (known.charge?.isBusy === true && !wanted.exchanged) return refuse({ code: 'under-way' });
    // What is captured afterwards may be less because of the return, or for another reason: nobody could tell them apart.
    if (known.charge?.status === 'authorised' && wanted.amount > 0) return refuse({ code: 'capture-first' });
    const lines = await linesOfOrder(db, supplier.id, number);
    const shipments = await shipmentsOf(db, supplier.id, number);
    const sold = { ...amountsOf(order), lines, returns: known.returns, shipments };
    const priced = priceReturn(sold, known.payment, wanted);
    if (!priced.ok) return priced;
    const { most } = priced.value;
    if (wanted.amount > most)
      return refuse({ code: wanted.exchanged ? 'exchange-without-money' : 'amount-above-paid' });
    if (wanted.amount < most && !staffMay(inside.actor.standing, 'payments:write'))
      return refuse({ code: 'amount-fixed' });
    // Stock is locked before charges: decision 028.
    const moved = await moveReturnedStock(inside, { number, lines }, wanted);
    if (!moved.ok) return refuse({ code: moved.refusal.code });
    const way = await settle(inside, number, known, wanted.amount);
    await write(inside, order, { wanted, known, priced: priced.value, way, store: moved.value });
    // What the shop gave up sending may have been all that was still to arrive.
    if (wanted.unsent) await finishIfArrived(inside, order);
    return accept(undefined);
  });

const amountsOf = ({ deliveryFee, discount }: OrderRow) => ({
  deliveryFee: centavos(deliveryFee),
  discount: centavos(discount),
});

type Settled = Pick<StoredReturn, 'way' | 'chargeId' | 'refundUntil'>;

/** Takes the amount off what is still to be paid; where that is not possible it goes back, or will once the order is paid. */
async function settle(
  context: StaffContext,
  number: OrderNumber,
  { charge, stored }: OrderReturns,
  amount: Money,
): Promise<Settled> {
  if (amount === 0 || charge === undefined) return { way: 'none' };
  const chargeId = charge.id;
  if (await deductFromCharge(context, number, chargeId, amount)) return { way: 'deduction', chargeId };
  const until = add(centavos(promisedOf(charge, stored)), amount);
  await refundUntil(context, number, chargeId, until);
  return { way: 'refund', chargeId, refundUntil: until };
}

interface Decided {
  readonly wanted: NewReturn;
  readonly known: OrderReturns;
  readonly priced: PricedReturn;
  readonly way: Settled;
  readonly store: OrderReturn['store'];
}

/** Whether the key was sent again for the same return. */
const isSame = (
  earlier: StoredReturn,
  { lines, amount, reason, unsent, exchanged, storeId }: NewReturn,
): boolean =>
  earlier.amount === amount &&
  earlier.reason === reason.trim() &&
  earlier.unsent === unsent &&
  earlier.exchanged === exchanged &&
  earlier.store?.id === (lines.some(({ restocked }) => restocked) ? storeId : undefined) &&
  isDeepStrictEqual(goodsOf(earlier.lines), goodsOf(lines));

const goodsOf = (lines: ReturnWish['lines']) =>
  lines
    .map(({ position, quantity, restocked }) => ({ position, quantity, restocked }))
    .toSorted((one, other) => one.position - other.position);

/** The record, its audit, the mail and the notice to open pages. */
async function write(
  context: StaffContext,
  order: OrderRow,
  { wanted, known, priced, way: settled, store }: Decided,
): Promise<void> {
  const { db, supplier, actor, now } = context;
  const { lines, fee } = priced;
  const number = known.returns.length + 1;
  const reason = wanted.reason.trim();
  await insertReturn(
    db,
    {
      supplierId: supplier.id,
      orderNumber: order.number,
      number,
      key: wanted.key,
      reason,
      unsent: wanted.unsent ?? false,
      exchanged: wanted.exchanged ?? false,
      storeId: store?.id ?? null,
      storeName: store?.name ?? null,
      fee,
      value: add(fee, ...lines.map(({ value }) => value)),
      amount: wanted.amount,
      way: settled.way,
      chargeId: settled.chargeId ?? null,
      refundUntil: settled.refundUntil ?? null,
      staffId: actor.staffId,
      byName: actor.name,
      at: new Date(now),
    },
    lines,
  );
  // The reason stays in the return: the audit outlives the client's data.
  await recordChange(context, {
    action: 'order.returned',
    subjectId: order.clientId,
    before: { order: order.number },
    after: {
      order: order.number,
      returnNumber: number,
      amount: wanted.amount,
      fee,
      unsent: wanted.unsent ?? false,
      exchanged: wanted.exchanged ?? false,
      ...defined({ store: store?.name }),
      lines: lines.map(audited),
    },
  });
  await queueStatusMail(context, order, order.number, 'returned', readersOf(order.issuedAs), {
    returnNumber: String(number),
  });
  await notifyOpenPages(context, order, order.number);
}

const audited = ({ position, quantity, value, restocked }: ReturnedLine) => ({
  position,
  quantity,
  amount: value,
  restocked,
});
