/** What the shop's people call the statuses of orders, and the step that leads to each. */
import type { Tone } from '#platform/ui/badge.tsx';
import type { OrderStatus } from '../domain/order-status.ts';

interface StatusWords {
  readonly title: string;
  readonly tone: Tone;
  /** On the button that moves an order here. */
  readonly step: string;
}

export const statusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  'quote-requested': { title: 'Orçamento a precificar', tone: 'warn', step: 'Reabrir orçamento' },
  'quote-priced': { title: 'Orçamento precificado', tone: 'neutral', step: 'Enviar preços' },
  received: { title: 'A separar', tone: 'warn', step: 'Receber pedido' },
  picking: { title: 'Em separação', tone: 'info', step: 'Começar a separar' },
  'awaiting-payment': { title: 'Aguardando pagamento', tone: 'warn', step: 'Separado: aguardar pagamento' },
  packed: { title: 'Separado', tone: 'info', step: 'Separado' },
  'out-for-delivery': { title: 'Saiu para entrega', tone: 'brand', step: 'Saiu para entrega' },
  'ready-for-pickup': { title: 'Pronto para retirada', tone: 'brand', step: 'Pronto para retirada' },
  delivered: { title: 'Entregue', tone: 'success', step: 'Entregue' },
  cancelled: { title: 'Cancelado', tone: 'danger', step: 'Cancelar' },
};
