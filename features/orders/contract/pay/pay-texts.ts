import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { ReceiptRefusal } from '../../domain/receipt.ts';
import { orderTexts, submitTexts } from '../texts.ts';

export type ChangePaymentRefusal =
  | 'order-not-found'
  | 'not-payable'
  | 'already-paid'
  | 'partly-paid'
  | 'payment-under-way'
  | 'payment-not-offered'
  | 'other-prices'
  | 'combo-not-allowed'
  | 'promotion-not-allowed'
  | 'total-changed'
  | 'instalments-not-offered'
  | 'charge-changed'
  | 'credit-exceeded'
  | 'too-many-cards';

export const changePaymentTexts = {
  'order-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'not-payable': { status: 409, message: 'Este pedido não espera mais pagamento.' },
  'already-paid': { status: 409, message: 'Este pedido já foi pago.' },
  'partly-paid': {
    status: 409,
    message:
      'Uma parte deste pedido já foi paga, e o restante segue como combinado. Para pagar de outra forma, fale com a loja.',
  },
  'payment-under-way': {
    status: 409,
    message: 'Ainda estamos confirmando o pagamento anterior. Aguarde um instante: a resposta aparece aqui.',
  },
  'payment-not-offered': submitTexts['payment-not-offered'],
  'other-prices': {
    status: 409,
    message:
      'A loja deu os preços deste pedido para a forma de pagamento combinada. Para pagar de outra, fale com ela.',
  },
  'combo-not-allowed': {
    status: 409,
    message: 'Um combo deste pedido não pode ser pago desta forma.',
  },
  'promotion-not-allowed': {
    status: 409,
    message: 'Uma oferta deste pedido não vale com esta forma de pagamento.',
  },
  'total-changed': {
    status: 409,
    message: 'Com esta forma de pagamento o total do pedido é outro. Confira o novo total e confirme.',
  },
  'instalments-not-offered': submitTexts['instalments-not-offered'],
  'charge-changed': submitTexts['charge-changed'],
  'credit-exceeded': submitTexts['credit-exceeded'],
  'too-many-cards': submitTexts['too-many-cards'],
} as const satisfies RefusalTexts<ChangePaymentRefusal>;

export const receiptTexts: RefusalTexts<'order-not-found' | ReceiptRefusal> = {
  'order-not-found': orderTexts['order-not-found'],
  'order-not-paid': { status: 409, message: 'O recibo fica disponível depois do pagamento do pedido.' },
  'order-refunded': { status: 409, message: 'Não há recibo: o que foi pago por este pedido foi devolvido.' },
};
