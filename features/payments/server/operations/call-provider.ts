import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { centavos } from '#kernel/money.ts';
import { refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { inSpan } from '#platform/tracing/tracing.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import { awaitsRetry, dueDay, joined, retryDay } from '../../domain/mandate/collection-days.ts';
import { collectionOf } from '../charges/charge-of.ts';
import { paidInAdvance } from '../charges/paid-in-advance.ts';
import { mandateById } from '../mandates/mandates.store.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { Provider, ProviderAnswer, Wanted } from '../providers/provider.ts';
import type { ChargeRow } from '../store/charge.store.ts';

/** Runs the charge's pending operation at the provider and returns its response. Writes nothing. */
export const callProvider = (...given: Parameters<typeof call>): Promise<Awaited<ProviderAnswer>> =>
  inSpan(`call payment provider: ${given[3].operation ?? 'fetch'}`, () => call(...given), { kind: 'client' });

async function call(
  context: Context,
  gateways: PaymentGateways,
  provider: Provider,
  charge: ChargeRow,
  token: string | undefined,
): Promise<Awaited<ProviderAnswer>> {
  switch (charge.operation) {
    case 'start':
      return start(context, gateways, provider, charge, token);
    case 'capture':
      return capture(provider, charge);
    case 'retry':
      return retry(context, provider, charge);
    case 'refund':
      return giveBack(provider, charge);
    case 'cancel':
      return stop(provider, charge);
    default:
      return provider.fetch(known(charge));
  }
}

const known = ({ providerRef, id }: ChargeRow) =>
  providerRef === null ? { chargeId: id } : { ref: providerRef };

/** The idempotency key is the same for every try of one movement, and different for the next. */
const movement = (charge: ChargeRow, ref: string, what: 'capture' | 'refund') => ({
  ref,
  amount: centavos(charge.operationAmount),
  key: `${charge.id}-${what}-${charge.refunded}-${charge.operationAmount}`,
});

async function start(
  context: Context,
  gateways: PaymentGateways,
  provider: Provider,
  charge: ChargeRow,
  token: string | undefined,
): ProviderAnswer {
  const wanted = await paidInAdvance(context, gateways, charge);
  if (charge.mandateId !== null) return collect(context, provider, charge, wanted);
  if (charge.kind === 'pix') {
    return provider.createPix({ ...wanted, expiresAt: charge.expiresAt?.getTime() ?? context.now });
  }
  // Without the token the only thing left is to look up what became of the first try.
  if (token === undefined) return provider.fetch({ chargeId: charge.id });
  const capture = !wanted.preAuthorise;
  return provider.authoriseCard({ ...wanted, token, instalments: charge.instalments, capture });
}

/** A charge that is sent later than planned is due later, too. */
async function collect(
  context: Context,
  { mandates }: Provider,
  { mandateId, dueDate }: ChargeRow,
  wanted: Wanted,
): ProviderAnswer {
  const { db, supplier } = context;
  const mandate = await mandateById(db, supplier.id, mandateId ?? '');
  if (mandates === undefined || !mandate?.providerRef) return refuse('rejected');
  const dueOn = dueDay(todayOf(context), dueDate ?? undefined);
  return mandates.collect({ ...wanted, mandateRef: mandate.providerRef, dueOn });
}

/** If an earlier try was accepted and its response was lost, or no day is left, no other is requested. */
async function retry(context: Context, provider: Provider, charge: ChargeRow): ProviderAnswer {
  const { mandates } = provider;
  const now = await provider.fetch(known(charge));
  const collection = collectionOf(charge);
  if (!now.ok || mandates === undefined || collection === undefined || now.value.collection === undefined)
    return now;
  const current = joined(collection, now.value.collection);
  const on = retryDay(current, todayOf(context));
  if (now.value.status !== 'pending' || !awaitsRetry(current) || on === undefined) return now;
  return mandates.retry({ ref: now.value.ref, on, key: `${charge.id}-retry-${on}`, now: context.now });
}

/** If an earlier try has captured and its response was lost, it isn't captured again. */
async function capture(provider: Provider, charge: ChargeRow): ProviderAnswer {
  const now = await provider.fetch(known(charge));
  return now.ok && now.value.status === 'authorised'
    ? provider.capture(movement(charge, now.value.ref, 'capture'))
    : now;
}

/** A refund that happened already (a lost response, or one made at the provider) is recorded before another is made. */
async function giveBack(provider: Provider, charge: ChargeRow): ProviderAnswer {
  const now = await provider.fetch(known(charge));
  return now.ok && now.value.status === 'paid' && now.value.refunded === charge.refunded
    ? provider.refund(movement(charge, now.value.ref, 'refund'))
    : now;
}

/** A voided charge may have been paid in the meantime: then the money has to be refunded. */
async function stop(provider: Provider, charge: ChargeRow): ProviderAnswer {
  const now = await provider.fetch(known(charge));
  return now.ok && isOpen(now.value.status) ? provider.cancel(now.value.ref) : now;
}
