import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { paidOnDelivery } from '#features/payments/domain/payment-method.ts';
import type { PaidOrder } from '../../../domain/paid-order.ts';
import { paymentPhase } from '../../../domain/payment-phase.ts';
import { statusText } from '../../../domain/status-text.ts';
import { type ComingStep, comingSteps } from '../../../domain/timeline/coming-steps.ts';
import { isPaidFirst } from '../../payment/payment-state.ts';

type Underway = Pick<PaidOrder, 'status' | 'charge' | 'delivery' | 'paymentName'>;

export interface ComingLine {
  readonly key: ComingStep;
  readonly title: string;
  /** For example the day of the delivery. */
  readonly detail?: string;
}

/** What an order has still to go through, in words. */
export function comingLines(order: Underway): readonly ComingLine[] {
  const { status, charge, delivery } = order;
  const steps = comingSteps({
    status,
    deliveryType: delivery.type,
    phase: paymentPhase(order),
    onAccount: charge?.kind === 'on-account',
  });
  return steps.map((key) => ({ key, ...wordsOf(key, order) }));
}

function wordsOf(step: ComingStep, order: Underway): Omit<ComingLine, 'key'> {
  if (step === 'payment') return { title: paymentTitle(order) };
  if (step === 'quote-priced') return { title: 'A loja responde com os preços' };
  if (step === 'received') return { title: 'Você aceita, e ele vira pedido' };
  const { title } = statusText(step, order.delivery.type);
  const { slot } = order.delivery;
  // No day is promised while a payment that comes first is missing.
  if (step !== 'delivered' || slot === undefined || isPaidFirst(order)) return { title };
  return { title, detail: slotText(slot) };
}

function paymentTitle({ charge, delivery, paymentName }: Underway): string {
  if (charge?.status === 'authorised') return 'Cobrança no cartão';
  if (charge?.collection !== undefined) return 'Débito pelo seu banco';
  if (charge?.kind === 'on-account') return `Pagamento: ${paymentName}`;
  if (charge !== undefined && paidOnDelivery(charge.kind))
    return delivery.type === 'delivery' ? 'Pagamento na entrega' : 'Pagamento na retirada';
  return 'Pagamento confirmado';
}
