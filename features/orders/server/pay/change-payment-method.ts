import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { type ChangeRefusal, rechargeOrder } from '#features/payments/server/charges/change-charge.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { awaitsPayment } from '../../domain/order-status.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { notifyOpenPages, queueStatusMail } from '../status/queue-order-messages.ts';
import { lockOwnOrder } from '../store/orders.store.ts';
import { type OtherPriceRefusal, priceOtherwise } from './price-otherwise.ts';
import { saveOtherPrice } from './save-other-price.ts';

export interface PaymentWish {
  readonly number: OrderNumber;
  readonly methodId: PaymentMethodId;
  readonly instalments?: number;
  readonly seenAmount?: Money;
  /** The order's total with this method, as its client has seen it; required when it differs from the current total. */
  readonly seenTotal?: Money;
}

export type PaymentChangeRefusal =
  | ChangeRefusal
  | OtherPriceRefusal
  | { readonly code: 'total-changed'; readonly total: Money }
  | { readonly code: 'order-not-found' | 'not-payable' | 'payment-not-offered' };

/**
 * Pays a placed order by another method, at what it costs by that one, if its client has seen and agreed to that. Runs under the
 * order's lock, so that no order is changed that was finished or cancelled meanwhile. Decisions 017 and 029.
 */
export const changePaymentMethod = (
  context: CustomerContext,
  { number, methodId, seenTotal, ...charge }: PaymentWish,
): Promise<Result<void, PaymentChangeRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db, actor } = inside;
    const order = await lockOwnOrder(db, visibleOrdersOf(inside), number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    if (!awaitsPayment(order.status)) return refuse({ code: 'not-payable' });
    const method = await paymentMethod(inside, methodId);
    if (!method?.deliveryTypes.includes(order.delivery.type)) return refuse({ code: 'payment-not-offered' });
    const priced = await priceOtherwise(inside, order, method);
    if (!priced.ok) return priced;
    const { total } = priced.value.totals;
    // Without a seen total, the client has seen the current one.
    if (total !== (seenTotal ?? order.total)) return refuse({ code: 'total-changed', total });
    const changed = await rechargeOrder(inside, { ...charge, orderNumber: number, method, amount: total });
    if (!changed.ok) return changed;
    if (changed.value === 'unchanged') return accept(undefined);
    if (method.id !== order.paymentMethodId) {
      await saveOtherPrice(inside, order, method, priced.value, actor.userId);
      await recordChange(inside, {
        action: 'order.payment-changed',
        subjectId: order.clientId,
        before: { order: number, method: order.paymentName, total: order.total },
        after: { order: number, method: method.name, total },
      });
      await queueStatusMail(inside, order, number, 'payment-changed');
    }
    await notifyOpenPages(inside, order, number);
    return accept(undefined);
  });
