/** What a provider's report does to its charge. Pure: the result does not depend on who reported it, or how often. */
import type { Money } from '#kernel/money.ts';
import { type ChargeStatus, isOpen, mayBecome } from './charge-status.ts';
import type { ProviderCharge } from './provider-charge.ts';

export interface JudgedCharge {
  readonly status: ChargeStatus;
  readonly amount: Money;
  readonly captured: Money;
  readonly refunded: Money;
  /** The amount of the requested capture, if there was one. */
  readonly wantedCapture?: Money;
}

export type Judgement =
  | { readonly kind: 'step'; readonly to: ChargeStatus }
  /** The status is unchanged, but more was refunded. */
  | { readonly kind: 'refund' }
  /** Not new, or outdated. */
  | { readonly kind: 'nothing'; readonly note: 'same' | 'late' }
  /** Money is authorised for a charge that was voided: it has to be released. */
  | { readonly kind: 'release' }
  | { readonly kind: 'wrong-amount' };

/** Only forward steps; amounts that were never requested are rejected. Reliability M26. */
export function judgeReport(charge: JudgedCharge, report: ProviderCharge): Judgement {
  if (!amountIsRight(charge, report)) return { kind: 'wrong-amount' };
  const { status: to } = report;
  if (to === charge.status) {
    return to === 'paid' && report.refunded > charge.refunded
      ? { kind: 'refund' }
      : { kind: 'nothing', note: 'same' };
  }
  // The one step back, a won chargeback: an outdated report of 'paid' has no `returned`.
  if (report.returned && charge.status === 'refunded' && to === 'paid') return { kind: 'step', to };
  if (mayBecome(charge.status, to)) return { kind: 'step', to };
  // A charge that was voided before its provider responded may turn out to be authorised.
  return isOpen(to) && !isOpen(charge.status) && charge.status !== 'paid' && charge.status !== 'refunded'
    ? { kind: 'release' }
    : { kind: 'nothing', note: 'late' };
}

function amountIsRight({ amount, captured, wantedCapture }: JudgedCharge, report: ProviderCharge): boolean {
  const { status, captured: taken } = report;
  if (report.refunded > taken) return false;
  // Captured money and the statuses 'paid' and 'refunded' go together.
  if (taken > 0 !== (status === 'paid' || status === 'refunded')) return false;
  const isExpected = taken === 0 || taken === amount || taken === captured || taken === wantedCapture;
  // Some providers lower the amount to what was captured.
  return isExpected && (report.amount === amount || (taken > 0 && report.amount === taken));
}
