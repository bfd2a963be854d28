import { endpoint } from '#platform/contract/endpoint.ts';
import type { listLinkedUsersSchema } from './linked-users.schema.ts';

export const listLinkedUsers = endpoint<typeof listLinkedUsersSchema>(
  'POST',
  '/v1/app/:token/usuario/:idcliente/usuarios',
);
