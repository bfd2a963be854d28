/** What the shop's people call the statuses of orders, in the panel and in its files; shoppers read `status-text.ts`. */
import type { OrderStatus } from './order-status.ts';

export const shopStatusTitles: Readonly<Record<OrderStatus, string>> = {
  'quote-requested': 'Orçamento a precificar',
  'quote-priced': 'Orçamento precificado',
  received: 'A separar',
  picking: 'Em separação',
  'awaiting-payment': 'Aguardando pagamento',
  packed: 'Separado',
  'out-for-delivery': 'Saiu para entrega',
  'ready-for-pickup': 'Pronto para retirada',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
};
