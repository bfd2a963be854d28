import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  deliveryFeeByAddressSchema,
  deliveryFeeByCepSchema,
  deliveryOptionsByAddressSchema,
  deliveryOptionsByCepSchema,
} from './delivery.schema.ts';

export const deliveryOptionsByAddressEndpoint = endpoint<typeof deliveryOptionsByAddressSchema>(
  'GET',
  '/v4/app/:client/formas-entrega/:idfornecedor',
);
export const deliveryOptionsByCepEndpoint = endpoint<typeof deliveryOptionsByCepSchema>(
  'POST',
  '/v4/app/formas-entrega/:idfornecedor/:cep',
);

/** Spec 7, delivery-fee look-up by address; the path follows the style of the delivery options. */
export const deliveryFeeByAddressEndpoint = endpoint<typeof deliveryFeeByAddressSchema>(
  'GET',
  '/v4/app/:client/taxa-entrega/:idfornecedor',
);

/** Spec 7, delivery-fee look-up by CEP; the path follows the style of the delivery options. */
export const deliveryFeeByCepEndpoint = endpoint<typeof deliveryFeeByCepSchema>(
  'POST',
  '/v4/app/taxa-entrega/:idfornecedor/:cep',
);
