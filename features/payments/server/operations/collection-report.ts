/** What a report on a collection changes: the days of its tries, and the retry to ask for. */
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import type { Judgement } from '../../domain/charges/judge-report.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import { awaitsRetry, type Collection, joined, retryDay } from '../../domain/mandate/collection-days.ts';
import { collectionOf } from '../charges/charge-of.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { type OperationFields, pollOperation } from './operation-fields.ts';

/** Undefined for a charge that its client pays. */
function reportedCollection(charge: ChargeRow, report: ProviderCharge): Collection | undefined {
  const known = collectionOf(charge);
  return known && report.collection && joined(known, report.collection);
}

/** The days on which it could not be collected, as far as this report is the first to say so. */
export const newFailures = (charge: ChargeRow, report: ProviderCharge): readonly string[] =>
  (reportedCollection(charge, report)?.failedOn ?? []).filter(
    (day) => !charge.details.collection?.failedOn.includes(day),
  );

export function collectionChange(charge: ChargeRow, report: ProviderCharge): Partial<ChargeRow> {
  const after = reportedCollection(charge, report);
  if (after === undefined) return {};
  const { dueOn, ...collection } = after;
  return { dueDate: dueOn, details: { ...charge.details, collection } };
}

/** Asks for the next try where the last one has failed; with another operation pending, or no day left, for none. */
export function nextRetry(
  context: Context,
  charge: ChargeRow,
  report: ProviderCharge,
  judgement: Judgement,
): Partial<OperationFields> {
  const collection = reportedCollection(charge, report);
  const isWaiting = charge.operation === null || WAITING.has(charge.operation);
  if (collection === undefined || !isWaiting || judgement.kind === 'release' || !isOpen(report.status))
    return {};
  const isDue = awaitsRetry(collection) && retryDay(collection, todayOf(context)) !== undefined;
  if (!isDue) return charge.operation === 'retry' ? pollOperation(context.now) : {};
  if (charge.operation === 'retry') {
    const { operationTries, operationAt } = charge;
    return { operation: 'retry', operationTries, operationAt };
  }
  return { operation: 'retry', operationAmount: 0, operationTries: 0, operationAt: new Date(context.now) };
}

const WAITING: ReadonlySet<string> = new Set(['start', 'watch', 'retry']);
