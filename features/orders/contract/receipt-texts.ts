import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { ReceiptRefusal } from '../domain/receipt.ts';
import { orderTexts } from './texts.ts';

export const receiptTexts: RefusalTexts<'order-not-found' | ReceiptRefusal> = {
  'order-not-found': orderTexts['order-not-found'],
  'order-not-paid': { status: 409, message: 'O recibo fica disponível depois do pagamento do pedido.' },
  'order-refunded': { status: 409, message: 'Não há recibo: o que foi pago por este pedido foi devolvido.' },
};
