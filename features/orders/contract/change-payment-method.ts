import { endpoint } from '#platform/contract/endpoint.ts';
import type { changePaymentMethodSchema } from './change-payment-method.schema.ts';

export const changePaymentMethod = endpoint<typeof changePaymentMethodSchema>(
  'PUT',
  '/v4/orders/payment-method/:idfornecedor/order/:numpedido',
);
