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

/** Lease of a claimed operation, in milliseconds: longer than its calls may take, including the wait for a call slot. */
const TAKEN = 30_000;
const MAX_PAUSE = 60 * 60_000;

/** Five seconds at first, doubled with every try, at most an hour. */
const nextTry = (tries: number, now: Instant): Date =>
  new Date(now + Math.min(MAX_PAUSE, 5_000 * 2 ** Math.min(tries, 12)));

/**
 * Runs a charge's pending operation, if there is one: outside any transaction, never twice at the same time, and again
 * later if no response comes. A card's `token` exists only in this call and is never stored. Never throws: errors are
 * reported with `gateways.report`, because the caller's own work is committed.
 */
export async function runOperation(
  context: Context,
  gateways: PaymentGateways,
  id: string,
  token?: string,
): Promise<void> {
  try {
    const { db, supplier, now } = context;
    const charge = await claimOperation(db, supplier.id, id, { now, until: now + TAKEN });
    if (charge?.provider == null || charge.operation === null) return;
    const { orderNumber, provider, operation, operationTries: tries } = charge;
    const about = { orderNumber, chargeId: id, provider, operation, tries };
    try {
      await run(context, gateways, charge, {
        token,
        report: (trouble) => gateways.report({ ...about, ...trouble }),
      });
    } catch (error) {
      gateways.report({ ...about, problem: 'broken', error });
    } finally {
      await postponeOperation(db, charge, nextTry(tries, now));
    }
  } catch (error) {
    gateways.report({ chargeId: id, problem: 'broken', error });
  }
}

interface OperationRun {
  readonly token: string | undefined;
  readonly report: (trouble: Trouble) => void;
}

async function run(
  context: Context,
  gateways: PaymentGateways,
  charge: ChargeRow,
  attempt: OperationRun,
): Promise<void> {
  const { provider: name, id } = charge;
  const provider = name === null ? undefined : await gateways.providerOf(context, name);
  if (name === null || provider === undefined) {
    attempt.report({ problem: 'no-account' });
    return failOnBadCredentials(context, gateways, charge, 'no-account');
  }
  const answer = await callProvider(context, gateways, provider, charge, attempt.token);
  if (!answer.ok) return gotNone(context, gateways, charge, answer.refusal, attempt);
  const settled =
    answer.value.chargeId === id
      ? await applyProviderReport(context, gateways, { provider: name, report: answer.value })
      : 'unknown-charge';
  if (settled === 'wrong-amount' || settled === 'unknown-charge') attempt.report({ problem: settled });
}

/** Handles a call without a report. An unknown outcome stays as it is and is retried. */
async function gotNone(
  context: Context,
  gateways: PaymentGateways,
  charge: ChargeRow,
  problem: ProviderProblem,
  { token, report }: OperationRun,
): Promise<void> {
  // A card that is not known yet is no error: it may still turn up.
  if (problem !== 'unknown') report({ problem });
  if (problem === 'no-answer') return;
  if (problem === 'keys-refused') return failOnBadCredentials(context, gateways, charge, 'keys-refused');
  if (problem !== 'not-asked') return closeOperation(context, gateways, charge, problem);
  // The token is lost with this call and the provider was not called: the client may try another card immediately.
  if (charge.operation === 'start' && token !== undefined)
    await closeOperation(context, gateways, charge, problem);
}
