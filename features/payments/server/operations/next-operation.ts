import type { Instant } from '#kernel/scope.ts';
import { isOpen } from '../../domain/charge-status.ts';
import type { Judgement } from '../../domain/judge-report.ts';
import type { ProviderCharge } from '../../domain/provider-charge.ts';
import type { ChargeRow } from '../store/charge.store.ts';

type OperationFields = Pick<ChargeRow, 'operation' | 'operationAmount' | 'operationTries' | 'operationAt'>;

export const DONE: OperationFields = {
  operation: null,
  operationAmount: 0,
  operationTries: 0,
  operationAt: null,
};
const FIRST_LOOK = 60_000;

/** Polls an open charge, because a notice may be lost. */
export const watched = (now: Instant): OperationFields => ({
  operation: 'watch',
  operationAmount: 0,
  operationTries: 0,
  operationAt: new Date(now + FIRST_LOOK),
});

/** The operation that is left after this report. */
export function nextOperation(
  charge: ChargeRow,
  report: ProviderCharge,
  judgement: Judgement,
  now: Instant,
): Partial<OperationFields> {
  const at = new Date(now);
  if (judgement.kind === 'release')
    return { operation: 'cancel', operationAmount: 0, operationTries: 0, operationAt: at };
  switch (charge.operation) {
    case 'refund': {
      const left = charge.refunded + charge.operationAmount - report.refunded;
      return left <= 0 ? DONE : { operationAmount: Math.min(left, charge.operationAmount) };
    }
    case 'capture':
      return report.status === 'authorised' ? {} : DONE;
    case 'cancel':
      return isOpen(report.status) ? {} : DONE;
    default:
      if (!isOpen(report.status)) return DONE;
      return charge.operation === 'watch' ? {} : watched(now);
  }
}
