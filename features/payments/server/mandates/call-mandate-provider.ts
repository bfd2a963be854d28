import { centavos } from '#kernel/money.ts';
import { refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { isEnded } from '../../domain/mandate/mandate-status.ts';
import type { MandateAnswer, MandateCalls, WantedMandate } from '../providers/mandate-calls.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { chargesOfOrders } from '../store/charge.store.ts';
import { isYoung } from './close-mandate-operation.ts';
import type { MandateRow } from './mandates.store.ts';

/** Runs the mandate's pending operation at the provider and returns its response. Writes nothing. */
export async function callMandateProvider(
  context: Context,
  gateways: PaymentGateways,
  calls: MandateCalls,
  mandate: MandateRow,
): Promise<Awaited<MandateAnswer>> {
  const { id, providerRef } = mandate;
  const known = providerRef === null ? { mandateId: id } : { ref: providerRef };
  switch (mandate.operation) {
    case 'start': {
      const wanted = await wantedMandate(context, gateways, mandate);
      return wanted === 'wait' ? refuse('not-asked') : calls.request(wanted);
    }
    case 'cancel': {
      const now = await calls.fetch(known);
      return now.ok && !isEnded(now.value.status) ? calls.cancel(now.value.ref) : now;
    }
    default:
      return calls.fetch(known);
  }
}

/** 'wait': the payment that is to authorise it, too, is not known to the provider yet. */
async function wantedMandate(
  context: Context,
  gateways: PaymentGateways,
  mandate: MandateRow,
): Promise<WantedMandate | 'wait'> {
  const { db, supplier, now } = context;
  const { id: mandateId, orderNumber, periodicity, startsOn, retries } = mandate;
  const payer = await gateways.orders.payerOf(context, orderNumber);
  if (payer === undefined) throw new Error(`nobody pays order ${orderNumber}`);
  const charges = await chargesOfOrders(db, supplier.id, [orderNumber]);
  const first = charges.find(({ details }) => details.activates === mandateId);
  if (first?.status === 'starting' && isYoung(mandate, now)) return 'wait';
  const isPayable = first?.status === 'pending' && (first.expiresAt?.getTime() ?? now) > now;
  return {
    ...{ mandateId, orderNumber, periodicity, startsOn, retries, payer, now },
    floor: centavos(mandate.floor),
    expiresAt: mandate.expiresAt.getTime(),
    ...(isPayable && first.providerRef !== null
      ? { first: { chargeId: first.id, ref: first.providerRef } }
      : {}),
  };
}
