import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { orderStatusToWire } from '../order/order-status.wire.ts';
import { orderTexts } from '../texts.ts';

/** An order's status, and those to which staff may move it. */
export interface LegalMoves {
  readonly status: OrderStatus;
  readonly next: readonly OrderStatus[];
}

export const legalMovesToWire = ({ status, next }: LegalMoves) => ({
  de: orderStatusToWire(status),
  proximas: next.map(orderStatusToWire),
});

export type ShopOrderRefusal =
  | 'order-not-found'
  | 'illegal-move'
  | 'no-such-day'
  | 'no-such-moment'
  | 'reason-missing'
  | 'payment-awaited'
  | 'goods-pending'
  | 'bad-tracking'
  | 'order-picked-up'
  | 'quote-closed'
  | 'line-not-in-quote'
  | 'discount-above-goods'
  | 'discount-above-limit'
  | 'price-not-exact'
  | 'priced-twice';

export const shopOrderTexts: RefusalTexts<ShopOrderRefusal> = {
  ...orderTexts,
  'no-such-day': { status: 400, message: 'Informe dias que existam, o fim depois do início.' },
  'no-such-moment': { status: 400, message: 'Informe um instante em ISO 8601, com fuso.' },
  'reason-missing': { status: 422, message: 'Informe o motivo do cancelamento: o cliente o lê.' },
  'payment-awaited': {
    status: 409,
    message: 'O pagamento deste pedido ainda não foi confirmado. Confirme-o antes de seguir.',
  },
  'goods-pending': {
    status: 409,
    message: 'Ainda há produtos por enviar neste pedido. Envie-os, ou registre que não serão enviados.',
  },
  'bad-tracking': {
    status: 422,
    message: 'Informe a transportadora e, se houver, um endereço https para acompanhar a entrega.',
  },
  'order-picked-up': {
    status: 422,
    message: 'Este pedido é retirado na loja: não há entrega para acompanhar.',
  },
  'quote-closed': { status: 409, message: 'Este orçamento não pode mais receber preços.' },
  'line-not-in-quote': { status: 422, message: 'Há itens que não são deste orçamento.' },
  'discount-above-limit': {
    status: 403,
    message:
      'O desconto, com os preços mais baixos, passa do limite da sua função. Diminua-o, ou peça a quem pode dar mais.',
  },
  'discount-above-goods': { status: 422, message: 'O desconto é maior do que o valor dos produtos.' },
  'price-not-exact': { status: 400, message: 'Informe valores em reais, com no máximo duas casas decimais.' },
  'priced-twice': { status: 400, message: 'Informe um só preço para cada item.' },
};
