/** What the shop's people call the statuses of orders, and the step that leads to each. */
import type { Tone } from '#platform/ui/badge.tsx';
import type { OrderStatus } from '../domain/order-status.ts';
import { shopStatusTitles } from '../domain/shop-status-titles.ts';

interface StatusWords {
  readonly title: string;
  readonly tone: Tone;
  /** On the button that moves an order here. */
  readonly step: string;
}

export const statusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  'quote-requested': { title: shopStatusTitles['quote-requested'], tone: 'warn', step: 'Reabrir orçamento' },
  'quote-priced': { title: shopStatusTitles['quote-priced'], tone: 'neutral', step: 'Enviar preços' },
  received: { title: shopStatusTitles.received, tone: 'warn', step: 'Receber pedido' },
  picking: { title: shopStatusTitles.picking, tone: 'info', step: 'Começar a separar' },
  'awaiting-payment': {
    title: shopStatusTitles['awaiting-payment'],
    tone: 'warn',
    step: 'Separado: aguardar pagamento',
  },
  packed: { title: shopStatusTitles.packed, tone: 'info', step: 'Separado' },
  'out-for-delivery': {
    title: shopStatusTitles['out-for-delivery'],
    tone: 'brand',
    step: 'Saiu para entrega',
  },
  'ready-for-pickup': {
    title: shopStatusTitles['ready-for-pickup'],
    tone: 'brand',
    step: 'Pronto para retirada',
  },
  delivered: { title: shopStatusTitles.delivered, tone: 'success', step: 'Entregue' },
  cancelled: { title: shopStatusTitles.cancelled, tone: 'danger', step: 'Cancelar' },
};
