import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkDuplicateSchema, submitOrderSchema } from './submit-order.schema.ts';

/** Send an Idempotency-Key with the call: a new one per press of the button, the same for its retries. */
export const submitOrderEndpoint = endpoint<typeof submitOrderSchema>(
  'POST',
  '/v2/app/:token/usuario/:idcliente/pedido',
);
export const checkDuplicateEndpoint = endpoint<typeof checkDuplicateSchema>(
  'POST',
  '/v2/app/:token/usuario/:idcliente/pedido/duplicidade',
);
