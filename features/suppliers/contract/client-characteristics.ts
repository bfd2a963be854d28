import { endpoint } from '#platform/contract/endpoint.ts';
import type { clientCharacteristicsSchema } from './client-characteristics.schema.ts';

/** Questions of the supplier to its clients. Spec 7, supplier. */
export const clientCharacteristics = endpoint<typeof clientCharacteristicsSchema>(
  'GET',
  '/v4/caracteristica-cliente/todas/:idfornecedor',
);
