import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { type PaymentPhase, paymentPhase } from '../../../domain/payment-phase.ts';
import type { ShownOrder } from '../order-query.ts';
import { StatusBadge } from './status-badge.tsx';

const payments: Partial<Readonly<Record<PaymentPhase, { readonly text: string; readonly tone: Tone }>>> = {
  awaited: { text: 'Aguardando pagamento', tone: 'warn' },
  planned: { text: 'Débito agendado', tone: 'info' },
  over: { text: 'Aguardando pagamento', tone: 'warn' },
  confirming: { text: 'Confirmando pagamento', tone: 'warn' },
  failed: { text: 'Pagamento não aprovado', tone: 'danger' },
  reserved: { text: 'Pagamento reservado', tone: 'info' },
  paid: { text: 'Pago', tone: 'success' },
  refunded: { text: 'Pagamento devolvido', tone: 'neutral' },
};

/** The order's status, and its payment's state where the status does not include it. */
export function OrderStateBadge({ order }: { readonly order: ShownOrder }) {
  const { status, delivery } = order;
  const payment = status === 'awaiting-payment' ? undefined : payments[paymentPhase(order)];
  return (
    <>
      <StatusBadge status={status} deliveryType={delivery.type} />
      {payment !== undefined && <Badge tone={payment.tone}>{payment.text}</Badge>}
    </>
  );
}
