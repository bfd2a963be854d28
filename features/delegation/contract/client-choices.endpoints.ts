import { endpoint } from '#platform/contract/endpoint.ts';
import type { chooseLinkedClientSchema, listClientChoicesSchema } from './client-choices.schema.ts';

export const listClientChoicesEndpoint = endpoint<typeof listClientChoicesSchema>(
  'POST',
  '/v1/app/:token/usuario/:idcliente/clientes-vinculados',
);
export const chooseLinkedClientEndpoint = endpoint<typeof chooseLinkedClientSchema>(
  'POST',
  '/v4/clientes-vinculados/:idcliente/escolher',
);
