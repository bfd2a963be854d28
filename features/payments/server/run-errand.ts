import { centavos } from '#kernel/money.ts';
import { refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../domain/charge-status.ts';
import type { ChargeRow } from './charge.store.ts';
import { changeCharge, takeErrand } from './charge-moves.store.ts';
import { closeErrand } from './close-errand.ts';
import { paidInAdvance } from './paid-in-advance.ts';
import type { Provider, ProviderAnswer } from './providers/provider.ts';
import { settle } from './settle.ts';
import type { Till } from './till.ts';

/** How long an errand belongs to whoever took it. */
const TAKEN = 15_000;
const LONGEST_PAUSE = 60 * 60_000;

/** From five seconds on, each pause twice the last. */
const nextTry = (tries: number, now: Instant): Date =>
  new Date(now + Math.min(LONGEST_PAUSE, 5_000 * 2 ** Math.min(tries, 12)));

/**
 * Speaks with the provider about one charge, if there is anything to say: outside of any transaction, never twice at
 * once, and again later where no answer comes. A card's `token` is only here, and gone with this call.
 */
export async function runErrand(context: Context, till: Till, id: string, token?: string): Promise<void> {
  const { db, supplier, now } = context;
  const charge = await takeErrand(db, supplier.id, id, { now, until: now + TAKEN });
  if (charge?.provider == null) return;
  const provider = await till.providerOf(context, charge.provider);
  const answer =
    provider === undefined ? refuse('no-answer' as const) : await ask(context, till, provider, charge, token);
  if (answer.ok) {
    if (answer.value.chargeId === charge.id) await settle(context, till, { report: answer.value });
  } else if (answer.refusal !== 'no-answer') {
    await closeErrand(context, till, charge, answer.refusal);
  }
  await putOff(context, charge);
}

/** What is still to be done waits for its next turn; where all is done this changes nothing that anybody reads. */
const putOff = ({ db, now }: Context, charge: ChargeRow): Promise<void> =>
  changeCharge(db, charge, { errandAt: nextTry(charge.errandTries, now) });

async function ask(
  context: Context,
  till: Till,
  provider: Provider,
  charge: ChargeRow,
  token: string | undefined,
): Promise<Awaited<ProviderAnswer>> {
  switch (charge.errand) {
    case 'start':
      return start(context, till, provider, charge, token);
    case 'capture':
      return withRef(charge, (ref) => provider.capture({ ref, ...movement(charge, 'capture') }));
    case 'refund':
      return withRef(charge, (ref) => provider.refund({ ref, ...movement(charge, 'refund') }));
    case 'cancel':
      return stop(provider, charge);
    default:
      return provider.fetch(known(charge));
  }
}

const known = ({ providerRef, id }: ChargeRow) =>
  providerRef === null ? { chargeId: id } : { ref: providerRef };

const withRef = async (charge: ChargeRow, move: (ref: string) => ProviderAnswer): ProviderAnswer =>
  charge.providerRef === null ? refuse('unknown' as const) : move(charge.providerRef);

/** A second refund of the same charge is another movement; a second try is not. */
const movement = (charge: ChargeRow, what: 'capture' | 'refund') => ({
  amount: centavos(charge.errandAmount),
  key: `${charge.id}-${what}-${charge.refunded}`,
});

async function start(
  context: Context,
  till: Till,
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

/** What was given up may have been paid in between: then the money is what has to be given back. */
async function stop(provider: Provider, charge: ChargeRow): ProviderAnswer {
  const now = await provider.fetch(known(charge));
  return now.ok && isOpen(now.value.status) ? provider.cancel(now.value.ref) : now;
}
