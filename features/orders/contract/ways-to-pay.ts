import { endpoint } from '#platform/contract/endpoint.ts';
import type { waysToPaySchema } from './ways-to-pay.schema.ts';

export const waysToPay = endpoint<typeof waysToPaySchema>(
  'GET',
  '/v4/orders/payment-method/:idfornecedor/order/:numpedido',
);
