import { endpoint } from '#platform/contract/endpoint.ts';
import type { deliveryFeeByAddressSchema } from './delivery-fee.schema.ts';

/** Spec 7, delivery-fee look-up by address; the path follows the style of the delivery options. */
export const deliveryFeeByAddress = endpoint<typeof deliveryFeeByAddressSchema>(
  'GET',
  '/v4/app/:client/taxa-entrega/:idfornecedor',
);
