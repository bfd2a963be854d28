import { endpoint } from '#platform/contract/endpoint.ts';
import type { deliveryFeeByCepSchema } from './delivery-fee.schema.ts';

/** Spec 7, delivery-fee look-up by CEP; the path follows the style of the delivery options. */
export const deliveryFeeByCep = endpoint<typeof deliveryFeeByCepSchema>(
  'POST',
  '/v4/app/taxa-entrega/:idfornecedor/:cep',
);
