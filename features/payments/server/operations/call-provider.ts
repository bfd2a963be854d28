import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charge-status.ts';
import { paidInAdvance } from '../charges/paid-in-advance.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { Provider, ProviderAnswer } from '../providers/provider.ts';
import type { ChargeRow } from '../store/charge.store.ts';

/** Says to the provider what the charge's errand is, and gives its answer. Writes nothing. */
export async function callProvider(
  context: Context,
  till: PaymentGateways,
  provider: Provider,
  charge: ChargeRow,
  token: string | undefined,
): Promise<Awaited<ProviderAnswer>> {
  switch (charge.errand) {
    case 'start':
      return start(context, till, provider, charge, token);
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

/** The same for every try of one movement, and another one for the next. */
const movement = (charge: ChargeRow, ref: string, what: 'capture' | 'refund') => ({
  ref,
  amount: centavos(charge.errandAmount),
  key: `${charge.id}-${what}-${charge.refunded}-${charge.errandAmount}`,
});

async function start(
  context: Context,
  till: PaymentGateways,
  provider: Provider,
  charge: ChargeRow,
  token: string | undefined,
): ProviderAnswer {
  const wanted = await paidInAdvance(context, till, charge);
  if (charge.kind === 'pix') {
    return provider.createPix({ ...wanted, expiresAt: charge.expiresAt?.getTime() ?? context.now });
  }
  // Whoever has no token can only ask what became of the one that there was.
  if (token === undefined) return provider.fetch({ chargeId: charge.id });
  const capture = !wanted.preAuthorise;
  return provider.authoriseCard({ ...wanted, token, instalments: charge.instalments, capture });
}

/** What a try has taken already whose answer was lost is not taken again. */
async function capture(provider: Provider, charge: ChargeRow): ProviderAnswer {
  const now = await provider.fetch(known(charge));
  return now.ok && now.value.status === 'authorised'
    ? provider.capture(movement(charge, now.value.ref, 'capture'))
    : now;
}

/** What a try has given back already whose answer was lost, or the provider's own people have, is written down first. */
async function giveBack(provider: Provider, charge: ChargeRow): ProviderAnswer {
  const now = await provider.fetch(known(charge));
  return now.ok && now.value.status === 'paid' && now.value.refunded === charge.refunded
    ? provider.refund(movement(charge, now.value.ref, 'refund'))
    : now;
}

/** What was given up may have been paid in between: then the money is what has to be given back. */
async function stop(provider: Provider, charge: ChargeRow): ProviderAnswer {
  const now = await provider.fetch(known(charge));
  return now.ok && isOpen(now.value.status) ? provider.cancel(now.value.ref) : now;
}
