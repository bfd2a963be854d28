import { endpoint } from '#platform/contract/endpoint.ts';
import type { listClientChoicesSchema } from './client-choices.schema.ts';

export const listClientChoices = endpoint<typeof listClientChoicesSchema>(
  'POST',
  '/v1/app/:token/usuario/:idcliente/clientes-vinculados',
);
