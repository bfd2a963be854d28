/** A client agrees to what the shop proposed for their order, or does not. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { returnStock } from '#features/catalog/server/stock/return-stock.ts';
import { takeStock } from '#features/catalog/server/stock/take-stock.ts';
import { saveCouponDiscount } from '#features/coupons/server/coupon-otherwise.ts';
import { type ChangeRefusal, rechargeOrder } from '#features/payments/server/charges/change-charge.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { type EditWish, editWishOf, stockChanges } from '../../domain/edits/edited-lines.ts';
import { openEdit } from '../../domain/edits/order-edit.ts';
import { productLines } from '../../domain/order-lines.ts';
import { isAllPicked, pickedAfterEdit } from '../../domain/picking/picking.ts';
import { movePicked, pickingOf } from '../picking/picking.store.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { notifyOpenPages } from '../status/queue-order-messages.ts';
import { writeEditedOrder } from '../store/edited-order.store.ts';
import { closeEdit, editsOf } from '../store/order-edits.store.ts';
import { lockOwnOrder, type OrderRow } from '../store/orders.store.ts';
import { type EditRefusal, type PricedEdit, priceEdit } from './price-edit.ts';

export type AnswerRefusal =
  | ChangeRefusal
  | {
      readonly code:
        | EditRefusal
        | 'order-not-found'
        | 'edit-changed'
        | 'edit-out-of-stock'
        | 'payment-not-offered';
    };

/** Thrown, so that what was written already goes back with the transaction. */
class EditFailed extends Error {
  readonly refusal: AnswerRefusal;
  constructor(refusal: AnswerRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface Answer {
  readonly number: OrderNumber;
  /** The version that the client saw. */
  readonly version: number;
}

/** The order becomes what was proposed: lines, coupon, stock and charge in one transaction. */
export async function acceptEdit(
  context: CustomerContext,
  answer: Answer,
): Promise<Result<void, AnswerRefusal>> {
  try {
    return await inTransaction(context, (inside) => accepted(inside, answer));
  } catch (error) {
    if (error instanceof EditFailed) return refuse(error.refusal);
    throw error;
  }
}

async function accepted(
  inside: CustomerContext,
  { number, version }: Answer,
): Promise<Result<void, AnswerRefusal>> {
  const { db, supplier, now } = inside;
  const row = await lockOwnOrder(db, visibleOrdersOf(inside), number);
  if (row === undefined) return refuse({ code: 'order-not-found' });
  const edit = openEdit(await editsOf(db, supplier.id, number));
  if (edit?.version !== version) return refuse({ code: 'edit-changed' });
  const priced = await priceEdit(inside, row, editWishOf(edit.lines));
  if (!priced.ok) return priced;
  // The payment method was changed meanwhile: the client saw another total.
  if (priced.value.totals.total !== edit.total) return refuse({ code: 'edit-changed' });
  await moveStock(inside, priced.value);
  await writeEditedOrder(db, supplier.id, number, priced.value.lines, priced.value.totals);
  await moveWhatWasPicked(inside, number, priced.value, editWishOf(edit.lines));
  if (row.coupon !== null) await saveCouponDiscount(inside, number, priced.value.totals.discount);
  await chargeAgain(inside, row, priced.value);
  await closeEdit(db, supplier.id, number, 'accepted', now);
  await recordChange(inside, {
    action: 'order.edit-accepted',
    subjectId: row.clientId,
    before: { order: number, total: row.total },
    after: { order: number, version, total: edit.total },
  });
  await notifyOpenPages(inside, row, number);
  return accept(undefined);
}

/** Who picks meanwhile keeps what they have, and is notified at their next step. */
async function moveWhatWasPicked(
  { db, supplier }: CustomerContext,
  number: OrderNumber,
  { before, lines }: PricedEdit,
  wish: EditWish,
): Promise<void> {
  const picking = await pickingOf(db, supplier.id, number);
  if (picking === undefined) return;
  const stays = before.map(({ quantity }, index) => (wish.get(index) ?? quantity) > 0);
  const moved = pickedAfterEdit(picking.lines, before, stays);
  await movePicked(db, supplier.id, number, moved, !isAllPicked(lines, moved));
}

async function moveStock(context: CustomerContext, { before, lines }: PricedEdit): Promise<void> {
  const changes = [...stockChanges(productLines(before), productLines(lines))];
  const taken = changes.filter(([, change]) => change < 0);
  const wanted = taken.map(([productId, change]) => ({ productId, quantity: thousandths(-change) }));
  if (!(await takeStock(context, wanted)).ok) throw new EditFailed({ code: 'edit-out-of-stock' });
  const back = changes.filter(([, change]) => change > 0);
  await returnStock(
    context,
    back.map(([productId, change]) => ({ productId, quantity: thousandths(change) })),
  );
}

async function chargeAgain(context: CustomerContext, row: OrderRow, { totals }: PricedEdit): Promise<void> {
  const method = await paymentMethod(context, row.paymentMethodId);
  if (method === undefined) throw new EditFailed({ code: 'payment-not-offered' });
  const charged = await rechargeOrder(context, { orderNumber: row.number, method, amount: totals.total });
  if (!charged.ok) throw new EditFailed(charged.refusal);
}

/** Declined: the order stays as it is. */
export const declineEdit = (
  context: CustomerContext,
  { number, version }: Answer,
): Promise<Result<void, { readonly code: 'order-not-found' | 'edit-changed' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const row = await lockOwnOrder(db, visibleOrdersOf(inside), number);
    if (row === undefined) return refuse({ code: 'order-not-found' });
    if (openEdit(await editsOf(db, supplier.id, number))?.version !== version)
      return refuse({ code: 'edit-changed' });
    await closeEdit(db, supplier.id, number, 'declined', now);
    await recordChange(inside, {
      action: 'order.edit-declined',
      subjectId: row.clientId,
      before: { order: number, version },
      after: null,
    });
    await notifyOpenPages(inside, row, number);
    return accept(undefined);
  });
