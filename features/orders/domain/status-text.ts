/** The words a shopper reads for a status. Spec 4, order statuses. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderStatus } from './order-status.ts';

export interface StatusText {
  readonly title: string;
  readonly explanation: string;
}

const texts: Readonly<Record<OrderStatus, StatusText>> = {
  ORCAMENTO_NOVO: { title: 'Em análise', explanation: 'Recebemos o seu orçamento.' },
  ORCAMENTO_PRECIFICADO: {
    title: 'Orçamento precificado',
    explanation: 'Confira os preços e aceite o orçamento para fazer o pedido.',
  },
  ENVIADO: { title: 'Pedido recebido', explanation: 'A loja recebeu o seu pedido.' },
  SEPARANDO: { title: 'Em separação', explanation: 'A loja está preparando os seus produtos.' },
  AGUARDANDOPAGAMENTO: {
    title: 'Aguardando pagamento',
    explanation: 'Assim que o pagamento for confirmado, o pedido segue.',
  },
  PAGO: { title: 'Pronto para entrega', explanation: 'Seus produtos estão separados para a entrega.' },
  EMENTREGA: { title: 'Saiu para entrega', explanation: 'O pedido está a caminho.' },
  PRONTO_RETIRADA: { title: 'Pronto para retirada', explanation: 'O pedido espera por você na loja.' },
  ENTREGUE: { title: 'Entregue', explanation: 'O pedido foi entregue.' },
  CANCELADO: { title: 'Cancelado', explanation: 'O pedido foi cancelado.' },
};

/** The words for pickup, where those for delivery do not fit. */
const pickedUp: Partial<Record<OrderStatus, StatusText>> = {
  PAGO: { title: 'Pedido separado', explanation: 'Avisaremos quando puder retirar.' },
  ENTREGUE: { title: 'Retirado', explanation: 'O pedido foi retirado na loja.' },
};

/** No text says that the order is paid: on account, by boleto or on delivery it moves on before that. */
export const statusText = (status: OrderStatus, deliveryType: DeliveryType): StatusText =>
  (deliveryType === 'RETIRADA' ? pickedUp[status] : undefined) ?? texts[status];
