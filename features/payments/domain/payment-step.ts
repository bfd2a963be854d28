/** The payment history of an order as its client sees it: one list over all its charges. */
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ChargeFailure, ChargeStatus } from './charges/charge-status.ts';
import { BY_HAND } from './given-by-hand.ts';
import type { PaymentKind } from './method-settings.ts';

export const PAYMENT_EVENTS = [
  'payment-requested',
  'changed',
  'authorised',
  'paid',
  'refused',
  'expired',
  'refunded',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

export interface PaymentStep {
  readonly step: PaymentEvent;
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly at: Instant;
  readonly amount: Money;
  readonly failure?: ChargeFailure;
}

/** With the method's name, also of an inactive method. */
export interface NamedPaymentStep extends PaymentStep {
  readonly methodName: string;
}

export interface SteppedCharge {
  readonly kind: PaymentKind;
  readonly methodId: string;
  readonly status: ChargeStatus;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  readonly failure: ChargeFailure | null;
  readonly createdAt: Instant;
  /** Oldest first. */
  readonly events: readonly {
    readonly before: ChargeStatus;
    readonly after: ChargeStatus;
    readonly note: string;
    readonly at: Instant;
  }[];
}

/** Sorted by time. The charges must be sorted by when they were opened. */
export const paymentSteps = (charges: readonly SteppedCharge[]): PaymentStep[] =>
  charges
    .flatMap((charge, index) => [...opening(charge, charges[index - 1]), ...outcomes(charge)])
    .sort((one, other) => one.at - other.at);

/** A change of method is a step. So is a charge that waits for its client: Pix, boleto, or a card under way. */
function opening(charge: SteppedCharge, before: SteppedCharge | undefined): PaymentStep[] {
  const at = charge.createdAt;
  if (before !== undefined && before.methodId !== charge.methodId) return [stepOf(charge, 'changed', at)];
  // A card with an outcome needs no separate step.
  const isAwaited = charge.kind === 'card' ? OPEN.has(charge.status) : ONLINE.has(charge.kind);
  return isAwaited ? [stepOf(charge, 'payment-requested', at)] : [];
}

const ONLINE: ReadonlySet<PaymentKind> = new Set(['pix', 'boleto']);
const OPEN: ReadonlySet<ChargeStatus> = new Set(['starting', 'pending']);

function outcomes(charge: SteppedCharge): PaymentStep[] {
  const moved = charge.events.flatMap(({ before, after, at }) => {
    const step = before === after ? undefined : STEP_TO[after];
    return step === undefined ? [] : [stepOf(charge, step, at)];
  });
  // Several refunds are one step, with the time of the last and the sum.
  const back = charge.events.findLast(
    ({ before, after, note }) =>
      (after === 'refunded' && before !== after) || note === 'refund' || note === BY_HAND,
  );
  return back === undefined || charge.refunded === 0
    ? moved
    : [...moved, { ...stepOf(charge, 'refunded', back.at), amount: centavos(charge.refunded) }];
}

const STEP_TO: Partial<Readonly<Record<ChargeStatus, PaymentEvent>>> = {
  authorised: 'authorised',
  paid: 'paid',
  refused: 'refused',
  expired: 'expired',
};

const stepOf = (charge: SteppedCharge, step: PaymentEvent, at: Instant): PaymentStep => ({
  step,
  kind: charge.kind,
  methodId: charge.methodId,
  at,
  amount: centavos(step === 'paid' && charge.captured > 0 ? charge.captured : charge.amount),
  ...(step === 'refused' && charge.failure !== null ? { failure: charge.failure } : {}),
});
