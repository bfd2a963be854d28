/** The message right after an order was sent: never a success if its payment was refused. */
import { isQuote, type OrderStatus } from '../../domain/order-status.ts';
import type { PaymentPhase } from '../../domain/payment-phase.ts';

export interface SentWords {
  readonly text: string;
  readonly tone: 'success' | 'info' | 'error';
}

const SENT = 'Pedido enviado com sucesso!';

const byPhase: Partial<Readonly<Record<PaymentPhase, SentWords>>> = {
  paid: { text: `${SENT} O pagamento foi confirmado.`, tone: 'success' },
  reserved: { text: `${SENT} O pagamento foi pré-autorizado.`, tone: 'success' },
  awaited: { text: `${SENT} Agora falta o pagamento.`, tone: 'info' },
  over: { text: `${SENT} Agora falta o pagamento.`, tone: 'info' },
  confirming: { text: `${SENT} Estamos confirmando o pagamento.`, tone: 'info' },
  failed: { text: 'Pedido guardado, mas o pagamento não foi aprovado. Pague de novo.', tone: 'error' },
};

export function sentWords(status: OrderStatus, phase: PaymentPhase): SentWords {
  if (isQuote(status)) return { text: 'Orçamento enviado com sucesso!', tone: 'success' };
  return byPhase[phase] ?? { text: SENT, tone: 'success' };
}
