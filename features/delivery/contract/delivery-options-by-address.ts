import { endpoint } from '#platform/contract/endpoint.ts';
import type { deliveryOptionsByAddressSchema } from './delivery-options-by-address.schema.ts';

export const deliveryOptionsByAddress = endpoint<typeof deliveryOptionsByAddressSchema>(
  'GET',
  '/v4/app/:client/formas-entrega/:idfornecedor',
);
