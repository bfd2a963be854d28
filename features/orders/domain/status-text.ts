/** What a shopper reads in place of a status. Spec 4, order statuses. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { OrderStatus } from './order-status.ts';

export interface StatusText {
  readonly title: string;
  /** One sentence that says what happens now. */
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
  PAGO: { title: 'Pronto para entrega', explanation: 'Tudo pago e separado.' },
  EMENTREGA: { title: 'Saiu para entrega', explanation: 'O pedido está a caminho.' },
  PRONTO_RETIRADA: { title: 'Pronto para retirada', explanation: 'O pedido espera por você na loja.' },
  ENTREGUE: { title: 'Entregue', explanation: 'O pedido foi entregue.' },
  CANCELADO: { title: 'Cancelado', explanation: 'O pedido foi cancelado.' },
};

/** An order that is picked up is never 'ready for delivery'. */
export const statusText = (status: OrderStatus, deliveryType: DeliveryType): StatusText =>
  status === 'PAGO' && deliveryType === 'RETIRADA'
    ? { title: 'Pagamento confirmado', explanation: 'Avisaremos quando puder retirar.' }
    : texts[status];
