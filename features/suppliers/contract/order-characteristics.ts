import { endpoint } from '#platform/contract/endpoint.ts';
import type { orderCharacteristicsSchema } from './order-characteristics.schema.ts';

/** Questions of the supplier about an order. Spec 7, supplier. */
export const orderCharacteristics = endpoint<typeof orderCharacteristicsSchema>(
  'GET',
  '/v4/caracteristica-pedido/todas/:idfornecedor',
);
