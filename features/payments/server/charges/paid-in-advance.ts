import { centavos, type Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { Payer } from '../providers/provider.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { methodById } from '../store/payment-method.store.ts';

interface WantedMoney {
  readonly chargeId: string;
  readonly orderNumber: number;
  readonly amount: Money;
  readonly payer: Payer;
  readonly now: number;
  readonly preAuthorise: boolean;
}

/** What the provider is asked to collect. Also works for a method that has been deactivated since. */
export async function paidInAdvance(
  context: Context,
  gateways: PaymentGateways,
  charge: ChargeRow,
): Promise<WantedMoney> {
  const { db, supplier, now } = context;
  const payer = await gateways.orders.payerOf(context, charge.orderNumber);
  if (payer === undefined) throw new Error(`nobody pays order ${charge.orderNumber}`);
  const method = await methodById(db, supplier.id, charge.methodId);
  return {
    chargeId: charge.id,
    orderNumber: charge.orderNumber,
    amount: centavos(charge.amount),
    payer,
    now,
    preAuthorise: method?.settings.card?.preAuthorise ?? false,
  };
}
