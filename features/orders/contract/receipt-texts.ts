import type { RefusalTexts } from '#platform/contract/problem.ts';
import { orderTexts } from './texts.ts';

export const receiptTexts: RefusalTexts<'order-not-found' | 'order-not-paid'> = {
  'order-not-found': orderTexts['order-not-found'],
  'order-not-paid': { status: 409, message: 'O recibo fica disponível depois do pagamento do pedido.' },
};
