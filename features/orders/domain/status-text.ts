/** The words a shopper reads for a status. Spec 4, order statuses. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderStatus } from './order-status.ts';

export interface StatusText {
  readonly title: string;
  /** The title after 'Pedido 100001:', where it would repeat the word. */
  readonly afterName?: string;
  readonly explanation: string;
}

const texts: Readonly<Record<OrderStatus, StatusText>> = {
  'quote-requested': { title: 'Em análise', explanation: 'Recebemos o seu orçamento.' },
  'quote-priced': {
    title: 'Orçamento precificado',
    afterName: 'precificado',
    explanation: 'Confira os preços e aceite o orçamento para fazer o pedido.',
  },
  received: {
    title: 'Pedido recebido',
    afterName: 'recebido',
    explanation: 'A loja recebeu o seu pedido.',
  },
  picking: { title: 'Em separação', explanation: 'A loja está preparando os seus produtos.' },
  'awaiting-payment': {
    title: 'Aguardando pagamento',
    explanation: 'Assim que o pagamento for confirmado, o pedido segue.',
  },
  packed: { title: 'Pronto para entrega', explanation: 'Seus produtos estão separados para a entrega.' },
  'out-for-delivery': { title: 'Saiu para entrega', explanation: 'O pedido está a caminho.' },
  'ready-for-pickup': { title: 'Pronto para retirada', explanation: 'O pedido espera por você na loja.' },
  delivered: { title: 'Entregue', explanation: 'O pedido foi entregue.' },
  cancelled: { title: 'Cancelado', explanation: 'O pedido foi cancelado.' },
};

/** The words for pickup, where those for delivery do not fit. */
const pickedUp: Partial<Record<OrderStatus, StatusText>> = {
  packed: {
    title: 'Pedido separado',
    afterName: 'separado',
    explanation: 'Avisaremos quando puder retirar.',
  },
  delivered: { title: 'Retirado', explanation: 'O pedido foi retirado na loja.' },
};

/** No text says that the order is paid: on account, by boleto or on delivery it moves on before that. */
export const statusText = (status: OrderStatus, deliveryType: DeliveryType): StatusText =>
  (deliveryType === 'pickup' ? pickedUp[status] : undefined) ?? texts[status];
