import type { RefusalTexts } from '#platform/contract/problem.ts';
import { changePaymentTexts } from '../pay/pay-texts.ts';

export const proposeEditTexts = {
  'order-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'not-editable': {
    status: 409,
    message: 'Só um pedido que ainda não foi separado nem cancelado pode ser alterado.',
  },
  'order-paid': {
    status: 409,
    message:
      'Este pedido já foi pago, e a alteração mexeria no pagamento. Devolva a diferença em Pagamento, ou cancele e peça um novo.',
  },
  'came-from-quote': {
    status: 409,
    message:
      'Este pedido veio de um orçamento, com preços combinados. Cancele-o e combine um novo orçamento.',
  },
  'has-promotions': {
    status: 409,
    message:
      'Este pedido tem uma promoção, que vale para as quantidades compradas. Cancele-o e peça um novo.',
  },
  'line-not-in-order': { status: 422, message: 'Há itens que não são deste pedido.' },
  'combo-not-editable': { status: 422, message: 'Um combo é vendido inteiro: a quantidade dele não muda.' },
  'quantity-not-exact': { status: 400, message: 'Informe quantidades com no máximo três casas decimais.' },
  'nothing-changed': { status: 422, message: 'Mude a quantidade de ao menos um item.' },
  'nothing-left': { status: 422, message: 'Nada restaria do pedido. Se é isso, cancele-o.' },
  'edit-total-changed': {
    status: 409,
    message: 'O pedido mudou desde que a diferença foi calculada. Confira o novo total e envie de novo.',
  },
} as const satisfies RefusalTexts<string>;

const { 'edit-total-changed': _, ...previewTexts } = proposeEditTexts;
export const previewEditTexts = previewTexts;

const { 'quantity-not-exact': _exact, ...priceTexts } = previewTexts;

export const answerEditTexts = {
  ...priceTexts,
  'edit-changed': {
    status: 409,
    message: 'A loja mudou ou retirou esta proposta. Confira o pedido antes de responder.',
  },
  'edit-out-of-stock': { status: 409, message: 'Não há mais estoque para esta alteração. Fale com a loja.' },
  'payment-not-offered': {
    status: 409,
    message: 'A forma de pagamento deste pedido não é mais oferecida. Escolha outra e aceite de novo.',
  },
  'already-paid': changePaymentTexts['already-paid'],
  'partly-paid': changePaymentTexts['partly-paid'],
  'payment-under-way': changePaymentTexts['payment-under-way'],
  'instalments-not-offered': changePaymentTexts['instalments-not-offered'],
  'charge-changed': changePaymentTexts['charge-changed'],
  'credit-exceeded': changePaymentTexts['credit-exceeded'],
} as const satisfies RefusalTexts<string>;
