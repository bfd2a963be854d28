import type { Instant } from '#kernel/scope.ts';
import { isOpen } from '../../domain/charge-status.ts';
import type { Judgement } from '../../domain/judge-report.ts';
import type { ProviderCharge } from '../../domain/provider-charge.ts';
import type { ChargeRow } from '../store/charge.store.ts';

type Errand = Pick<ChargeRow, 'errand' | 'errandAmount' | 'errandTries' | 'errandAt'>;

export const DONE: Errand = { errand: null, errandAmount: 0, errandTries: 0, errandAt: null };
const FIRST_LOOK = 60_000;

/** Polls an open charge, because a notice may be lost. */
export const watched = (now: Instant): Errand => ({
  errand: 'watch',
  errandAmount: 0,
  errandTries: 0,
  errandAt: new Date(now + FIRST_LOOK),
});

/** The operation that is left after this report. */
export function nextOperation(
  charge: ChargeRow,
  report: ProviderCharge,
  judgement: Judgement,
  now: Instant,
): Partial<Errand> {
  const at = new Date(now);
  if (judgement.kind === 'release')
    return { errand: 'cancel', errandAmount: 0, errandTries: 0, errandAt: at };
  switch (charge.errand) {
    case 'refund': {
      const left = charge.refunded + charge.errandAmount - report.refunded;
      return left <= 0 ? DONE : { errandAmount: Math.min(left, charge.errandAmount) };
    }
    case 'capture':
      return report.status === 'authorised' ? {} : DONE;
    case 'cancel':
      return isOpen(report.status) ? {} : DONE;
    default:
      if (!isOpen(report.status)) return DONE;
      return charge.errand === 'watch' ? {} : watched(now);
  }
}
