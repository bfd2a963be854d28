import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentGateways, Trouble } from '../providers/payment-gateways.ts';
import type { ProviderProblem } from '../providers/provider.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { claimOperation, postponeOperation } from '../store/charge-moves.store.ts';
import { applyProviderReport } from './apply-provider-report.ts';
import { callProvider } from './call-provider.ts';
import { closeOperation } from './close-operation.ts';
import { failOnBadCredentials } from './fail-on-bad-credentials.ts';

/** How long an errand belongs to whoever took it: longer than its calls may take, waiting for turns included. */
const TAKEN = 30_000;
const LONGEST_PAUSE = 60 * 60_000;

/** From five seconds on, each pause twice the last. */
const nextTry = (tries: number, now: Instant): Date =>
  new Date(now + Math.min(LONGEST_PAUSE, 5_000 * 2 ** Math.min(tries, 12)));

/**
 * Speaks with the provider about one charge, if there is anything to say: outside of any transaction, never twice at
 * once, and again later where no answer comes. A card's `token` is only here, and gone with this call. What goes wrong
 * is told to the till and not to the caller, whose own work is done.
 */
export async function runOperation(
  context: Context,
  till: PaymentGateways,
  id: string,
  token?: string,
): Promise<void> {
  try {
    const { db, supplier, now } = context;
    const charge = await claimOperation(db, supplier.id, id, { now, until: now + TAKEN });
    if (charge?.provider == null || charge.errand === null) return;
    const { orderNumber, provider, errand, errandTries: tries } = charge;
    const about = { orderNumber, chargeId: id, provider, errand, tries };
    try {
      await run(context, till, charge, { token, tell: (trouble) => till.tell({ ...about, ...trouble }) });
    } catch (error) {
      till.tell({ ...about, problem: 'broken', error });
    } finally {
      await postponeOperation(db, charge, nextTry(tries, now));
    }
  } catch (error) {
    till.tell({ chargeId: id, problem: 'broken', error });
  }
}

interface Errand {
  readonly token: string | undefined;
  readonly tell: (trouble: Trouble) => void;
}

async function run(
  context: Context,
  till: PaymentGateways,
  charge: ChargeRow,
  errand: Errand,
): Promise<void> {
  const { provider: name, id } = charge;
  const provider = name === null ? undefined : await till.providerOf(context, name);
  if (name === null || provider === undefined) {
    errand.tell({ problem: 'no-account' });
    return failOnBadCredentials(context, till, charge, 'no-account');
  }
  const answer = await callProvider(context, till, provider, charge, errand.token);
  if (!answer.ok) return gotNone(context, till, charge, answer.refusal, errand);
  const settled =
    answer.value.chargeId === id
      ? await applyProviderReport(context, till, { provider: name, report: answer.value })
      : 'unknown-charge';
  if (settled === 'wrong-amount' || settled === 'unknown-charge') errand.tell({ problem: settled });
}

/** What nobody knows the outcome of stays as it is, and is asked again. */
async function gotNone(
  context: Context,
  till: PaymentGateways,
  charge: ChargeRow,
  problem: ProviderProblem,
  { token, tell }: Errand,
): Promise<void> {
  // That a card is not known yet is no trouble: its answer may still turn up.
  if (problem !== 'unknown') tell({ problem });
  if (problem === 'no-answer') return;
  if (problem === 'keys-refused') return failOnBadCredentials(context, till, charge, 'keys-refused');
  if (problem !== 'not-asked') return closeOperation(context, till, charge, problem);
  // Its token is gone with this call, and nothing was asked with it: its client may give the next card at once.
  if (charge.errand === 'start' && token !== undefined) await closeOperation(context, till, charge, problem);
}
