import { endpoint } from '#platform/contract/endpoint.ts';
import type { chooseLinkedClientSchema } from './client-choices.schema.ts';

export const chooseLinkedClient = endpoint<typeof chooseLinkedClientSchema>(
  'POST',
  '/v4/clientes-vinculados/:idcliente/escolher',
);
