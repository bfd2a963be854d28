import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentGateways, Trouble } from '../providers/payment-gateways.ts';
import { applyMandateReport } from './apply-mandate-report.ts';
import { callMandateProvider } from './call-mandate-provider.ts';
import { closeMandateOperation } from './close-mandate-operation.ts';
import { claimMandateOperation, postponeMandateOperation } from './mandate-operations.store.ts';
import type { MandateRow } from './mandates.store.ts';

/** Lease of a claimed operation, in milliseconds: longer than its calls may take, including the wait for a call slot. */
const TAKEN = 30_000;
const MAX_PAUSE = 60 * 60_000;
/** A mandate in force is fetched twice a day: its payer may have ended it, and the notice was lost. */
const PAUSE_IN_FORCE = 12 * 60 * 60_000;

function nextTry({ status, operation, operationTries: tries }: MandateRow, now: Instant): Date {
  const isInForce = status === 'authorised' && operation === 'watch';
  return new Date(now + (isInForce ? PAUSE_IN_FORCE : Math.min(MAX_PAUSE, 5_000 * 2 ** Math.min(tries, 12))));
}

/**
 * Runs a mandate's pending operation, if there is one: outside any transaction, never twice at the same time, and again later if no
 * response comes. Never throws: errors are reported with `gateways.report`, because the caller's own work is committed.
 */
export async function runMandate(context: Context, gateways: PaymentGateways, id: string): Promise<void> {
  try {
    const { db, supplier, now } = context;
    const mandate = await claimMandateOperation(db, supplier.id, id, { now, until: now + TAKEN });
    if (mandate === undefined) return;
    const { provider, operation, operationTries: tries, orderNumber } = mandate;
    const about = { orderNumber, mandateId: id, provider, tries, ...(operation && { operation }) };
    const report = (trouble: Trouble): void => gateways.report({ ...about, ...trouble });
    try {
      await run(context, gateways, mandate, report);
    } catch (error) {
      report({ problem: 'broken', error });
    } finally {
      await postponeMandateOperation(db, mandate, nextTry(mandate, now));
    }
  } catch (error) {
    gateways.report({ mandateId: id, problem: 'broken', error });
  }
}

async function run(
  context: Context,
  gateways: PaymentGateways,
  mandate: MandateRow,
  report: (trouble: Trouble) => void,
): Promise<void> {
  const provider = await gateways.providerOf(context, mandate.provider);
  if (provider?.mandates === undefined) {
    report({ problem: 'no-account' });
    return closeMandateOperation(context, gateways, mandate, 'no-account');
  }
  const answer = await callMandateProvider(context, gateways, provider.mandates, mandate);
  if (answer.ok) {
    const { provider: name, id } = mandate;
    const settled =
      answer.value.mandateId === id
        ? await applyMandateReport(context, gateways, { provider: name, report: answer.value })
        : 'unknown-mandate';
    if (settled === 'wrong-terms' || settled === 'unknown-mandate') report({ problem: settled });
    return;
  }
  const problem = answer.refusal;
  // 'not-asked' also while the payment that belongs to it is being opened.
  if (problem === 'not-asked') return;
  report({ problem });
  if (problem !== 'no-answer') await closeMandateOperation(context, gateways, mandate, problem);
}
