import { endpoint } from '#platform/contract/endpoint.ts';
import type { clientCharacteristicsSchema, orderCharacteristicsSchema } from './characteristic.schema.ts';

/** Questions of the supplier to its clients. Spec 7, supplier. */
export const clientCharacteristicsEndpoint = endpoint<typeof clientCharacteristicsSchema>(
  'GET',
  '/v4/caracteristica-cliente/todas/:idfornecedor',
);

/** Questions of the supplier about an order. Spec 7, supplier. */
export const orderCharacteristicsEndpoint = endpoint<typeof orderCharacteristicsSchema>(
  'GET',
  '/v4/caracteristica-pedido/todas/:idfornecedor',
);
