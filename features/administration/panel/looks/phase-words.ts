import type { PaymentPhase } from '#features/orders/domain/payment-phase.ts';
import type { Tone } from '#platform/ui/badge.tsx';

/** How far an order's payment is, for the platform's support. */
export const phaseWords: Readonly<Record<PaymentPhase, { readonly title: string; readonly tone: Tone }>> = {
  none: { title: 'Sem cobrança', tone: 'neutral' },
  later: { title: 'Na entrega ou a prazo', tone: 'neutral' },
  planned: { title: 'Débito automático marcado', tone: 'info' },
  awaited: { title: 'À espera do pagamento', tone: 'warn' },
  confirming: { title: 'À espera do provedor', tone: 'warn' },
  reserved: { title: 'Reservado no cartão', tone: 'info' },
  paid: { title: 'Pago', tone: 'success' },
  failed: { title: 'Falhou', tone: 'danger' },
  over: { title: 'Pix vencido', tone: 'danger' },
  refunded: { title: 'Devolvido', tone: 'neutral' },
  ended: { title: 'Cobrança encerrada', tone: 'neutral' },
};
