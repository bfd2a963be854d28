import { endpoint } from '#platform/contract/endpoint.ts';
import type { submitOrderSchema } from './submit-order.schema.ts';

/** Send an Idempotency-Key with the call: a new one per press of the button, the same for its retries. */
export const submitOrder = endpoint<typeof submitOrderSchema>(
  'POST',
  '/v2/app/:token/usuario/:idcliente/pedido',
);
