import { chargeFailureWords } from '#features/payments/contract/charges/payment-words.ts';
import type { NamedPaymentStep } from '#features/payments/domain/payment-step.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderEvent } from '../../../domain/paid-order.ts';
import { statusText } from '../../../domain/status-text.ts';

export interface TimelineStep {
  readonly key: string;
  readonly at: Instant;
  readonly title: string;
  /** Shown for the current step only, unlike `reason`. */
  readonly explanation: string;
  readonly reason: string;
  readonly tone: 'done' | 'waiting' | 'bad';
}

/** Oldest first. */
export function timelineSteps(
  events: readonly OrderEvent[],
  payments: readonly NamedPaymentStep[],
  deliveryType: DeliveryType,
): readonly TimelineStep[] {
  const moves = events.map(({ status, at, reason }): TimelineStep => {
    const { title, explanation } = statusText(status, deliveryType);
    const tone = status === 'cancelled' ? 'bad' : status === 'awaiting-payment' ? 'waiting' : 'done';
    return { key: `${status}-${at}`, at, title, explanation, reason, tone };
  });
  // The sort is stable: for a move and a payment at the same instant, the move comes first.
  return [...moves, ...payments.map(paymentStep)].sort((one, other) => one.at - other.at);
}

const paymentStep = (one: NamedPaymentStep): TimelineStep => ({
  key: `${one.step}-${one.methodId}-${one.at}`,
  at: one.at,
  reason: '',
  ...wordsOf(one),
});

function wordsOf({ step, kind, methodName, amount, failure }: NamedPaymentStep) {
  const sum = `${methodName}: ${formatMoney(amount)}`;
  switch (step) {
    case 'payment-requested':
      return { title: requestedTitle(kind), explanation: `${sum}.`, tone: 'waiting' } as const;
    case 'changed':
      return { title: 'Forma de pagamento trocada', explanation: `Agora ${sum}.`, tone: 'waiting' } as const;
    case 'authorised':
      return { title: 'Pagamento pré-autorizado', explanation: `${sum}, reservados.`, tone: 'done' } as const;
    case 'paid':
      return { title: 'Pagamento confirmado', explanation: `${sum}.`, tone: 'done' } as const;
    case 'refused':
      return {
        title: 'Pagamento não aprovado',
        explanation: chargeFailureWords[failure ?? 'declined'],
        tone: 'bad',
      } as const;
    case 'expired':
      return { title: 'O prazo para pagar terminou', explanation: `${sum}.`, tone: 'bad' } as const;
    case 'refunded':
      return { title: 'Pagamento devolvido', explanation: `${sum} devolvidos.`, tone: 'done' } as const;
  }
}

const requestedTitle = (kind: NamedPaymentStep['kind']): string =>
  kind === 'card' ? 'Confirmando o pagamento' : 'Aguardando o pagamento';
