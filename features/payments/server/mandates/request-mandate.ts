import type { ClientId, OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { floorFor, type Periodicity, requestExpiry } from '../../domain/mandate/mandate.ts';
import { offersAutomaticPix } from '../../domain/provider-names.ts';
import { activeMethod } from '../store/payment-method.store.ts';
import { endMandates } from './end-mandates.ts';
import { addMandateEvent, insertMandate, pendingFrom } from './mandates.store.ts';

export interface MandateRequest {
  /** Set if a charge names it already (`ChargeRequest.activates`). */
  readonly id?: string;
  readonly clientId: ClientId;
  readonly subscriptionId: string;
  /** The order by which the payer is known. */
  readonly orderNumber: OrderNumber;
  readonly methodId: PaymentMethodId;
  readonly periodicity: Periodicity;
  /** When its periods begin, 'YYYY-MM-DD'. */
  readonly startsOn: string;
  /** What an order costs today: the payer may set no lower ceiling. */
  readonly amount: Money;
}

/**
 * Asks the payer for a mandate in place of an earlier one of the same subscription. Call it in a transaction that has locked the
 * subscription; the provider is called after the commit (`runMandateNow`). Undefined if the method offers none.
 */
export async function requestMandate(context: Context, request: MandateRequest): Promise<string | undefined> {
  const { db, supplier, now } = context;
  const method = await activeMethod(db, supplier.id, request.methodId);
  const { provider, settings } = method ?? {};
  if (method === undefined || !provider || !settings?.automaticPix || !offersAutomaticPix(method))
    return undefined;
  const { id = newId(), amount, ...terms } = request;
  await endMandates(context, { subscriptionId: request.subscriptionId });
  await insertMandate(db, {
    ...terms,
    supplierId: supplier.id,
    id,
    provider,
    status: 'starting',
    floor: floorFor(amount),
    retries: settings.automaticPix.retries,
    expiresAt: new Date(requestExpiry(now)),
    createdAt: new Date(now),
    ...pendingFrom('start', now),
  });
  const event = { mandateId: id, before: 'starting', after: 'starting', note: 'asked' } as const;
  await addMandateEvent(db, { ...event, supplierId: supplier.id, at: new Date(now) });
  return id;
}
