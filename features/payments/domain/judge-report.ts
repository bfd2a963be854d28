/** What a provider's word about a payment does to its charge: pure, so that whoever tells it, and how often, is one. */
import type { Money } from '#kernel/money.ts';
import { type ChargeStatus, isOpen, mayBecome } from './charge-status.ts';
import type { ProviderCharge } from './provider-charge.ts';

/** What of a charge the judgement needs. */
export interface JudgedCharge {
  readonly status: ChargeStatus;
  readonly amount: Money;
  readonly captured: Money;
  readonly refunded: Money;
  /** What was asked to be captured, where that is not the amount. */
  readonly wantedCapture?: Money;
}

export type Judgement =
  | { readonly kind: 'step'; readonly to: ChargeStatus }
  /** The same status, and more given back. */
  | { readonly kind: 'refund' }
  /** Nothing new, or something old. */
  | { readonly kind: 'nothing'; readonly note: 'same' | 'late' }
  /** Money is on hold for a charge that nobody wants any more. */
  | { readonly kind: 'release' }
  | { readonly kind: 'wrong-amount' };

/** Forward only; an amount that nobody asked for is not believed. Reliability M26. */
export function judgeReport(charge: JudgedCharge, report: ProviderCharge): Judgement {
  if (!amountIsRight(charge, report)) return { kind: 'wrong-amount' };
  const { status: to } = report;
  if (to === charge.status) {
    return to === 'paid' && report.refunded > charge.refunded
      ? { kind: 'refund' }
      : { kind: 'nothing', note: 'same' };
  }
  // The one step back: an old word that it was paid says nothing of this.
  if (report.returned && charge.status === 'refunded' && to === 'paid') return { kind: 'step', to };
  if (mayBecome(charge.status, to)) return { kind: 'step', to };
  // Whoever gave up a charge before its provider answered may still find money on hold.
  return isOpen(to) && !isOpen(charge.status) && charge.status !== 'paid' && charge.status !== 'refunded'
    ? { kind: 'release' }
    : { kind: 'nothing', note: 'late' };
}

function amountIsRight({ amount, captured, wantedCapture }: JudgedCharge, report: ProviderCharge): boolean {
  const { status, captured: taken } = report;
  if (report.refunded > taken) return false;
  // Whoever says that it was paid says how much was taken; whoever says that it was not has taken nothing.
  if (taken > 0 !== (status === 'paid' || status === 'refunded')) return false;
  const asked = taken === 0 || taken === amount || taken === captured || taken === wantedCapture;
  // Some providers bring down what was asked for to what was captured.
  return asked && (report.amount === amount || (taken > 0 && report.amount === taken));
}
