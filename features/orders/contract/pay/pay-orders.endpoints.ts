import { endpoint } from '#platform/contract/endpoint.ts';
import type { changePaymentMethodSchema, receiptSchema, waysToPaySchema } from './pay-orders.schema.ts';

export const waysToPayEndpoint = endpoint<typeof waysToPaySchema>(
  'GET',
  '/v4/orders/payment-method/:idfornecedor/order/:numpedido',
);
export const changePaymentMethodEndpoint = endpoint<typeof changePaymentMethodSchema>(
  'PUT',
  '/v4/orders/payment-method/:idfornecedor/order/:numpedido',
);
export const receiptEndpoint = endpoint<typeof receiptSchema>(
  'POST',
  '/v4/payment/generate-receipt/:numpedido/:idclient',
);
