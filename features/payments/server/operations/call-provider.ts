import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charge-status.ts';
import { paidInAdvance } from '../charges/paid-in-advance.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { Provider, ProviderAnswer } from '../providers/provider.ts';
import type { ChargeRow } from '../store/charge.store.ts';

/** Runs the charge's pending operation at the provider and returns its response. Writes nothing. */
export async function callProvider(
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
  if (charge.kind === 'pix') {
    return provider.createPix({ ...wanted, expiresAt: charge.expiresAt?.getTime() ?? context.now });
  }
  // Without the token the only thing left is to look up what became of the first try.
  if (token === undefined) return provider.fetch({ chargeId: charge.id });
  const capture = !wanted.preAuthorise;
  return provider.authoriseCard({ ...wanted, token, instalments: charge.instalments, capture });
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
