import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkDuplicateSchema } from './check-duplicate.schema.ts';

export const checkDuplicate = endpoint<typeof checkDuplicateSchema>(
  'POST',
  '/v2/app/:token/usuario/:idcliente/pedido/duplicidade',
);
