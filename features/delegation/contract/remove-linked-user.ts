import { endpoint } from '#platform/contract/endpoint.ts';
import type { removeLinkedUserSchema } from './linked-users.schema.ts';

export const removeLinkedUser = endpoint<typeof removeLinkedUserSchema>(
  'DELETE',
  '/v1/app/usuario/:token/:idcliente/:idusuario',
);
