/** What a provider's report does to its mandate. Pure: the result does not depend on who reported it, or how often. */
import type { Money } from '#kernel/money.ts';
import type { Mandate } from './mandate.ts';
import { isEnded, type MandateStatus, mandateMayBecome } from './mandate-status.ts';
import type { ProviderMandate } from './provider-mandate.ts';

export type MandateJudgement =
  | { readonly kind: 'step'; readonly to: MandateStatus }
  /** The payer has set, changed or removed the ceiling. */
  | { readonly kind: 'ceiling'; readonly ceiling: Money | undefined }
  /** Not new, or outdated. */
  | { readonly kind: 'nothing'; readonly note: 'same' | 'late' }
  /** It is in force at the provider, although it has ended here: it has to be cancelled there. */
  | { readonly kind: 'release' }
  /** Something else was authorised than requested. */
  | { readonly kind: 'wrong-terms' };

export function judgeMandate(
  { status, periodicity, floor, ceiling }: Pick<Mandate, 'status' | 'periodicity' | 'floor' | 'ceiling'>,
  report: ProviderMandate,
): MandateJudgement {
  if (report.periodicity !== periodicity || report.floor !== floor || (report.ceiling ?? floor) < floor)
    return { kind: 'wrong-terms' };
  const { status: to } = report;
  if (mandateMayBecome(status, to)) return { kind: 'step', to };
  if (to !== status)
    return isEnded(status) && !isEnded(to) ? { kind: 'release' } : { kind: 'nothing', note: 'late' };
  return status === 'authorised' && report.ceiling !== ceiling
    ? { kind: 'ceiling', ceiling: report.ceiling }
    : { kind: 'nothing', note: 'same' };
}
