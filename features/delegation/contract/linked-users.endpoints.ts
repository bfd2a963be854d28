import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  getLinkedUserSchema,
  inviteLinkedUserSchema,
  listLinkedUsersSchema,
  removeLinkedUserSchema,
} from './linked-users.schema.ts';

export const listLinkedUsersEndpoint = endpoint<typeof listLinkedUsersSchema>(
  'POST',
  '/v1/app/:token/usuario/:idcliente/usuarios',
);
export const inviteLinkedUserEndpoint = endpoint<typeof inviteLinkedUserSchema>(
  'POST',
  '/v1/app/usuario/:token/:idcliente',
);
export const getLinkedUserEndpoint = endpoint<typeof getLinkedUserSchema>(
  'GET',
  '/v1/app/usuario/:token/:idusuario',
);
export const removeLinkedUserEndpoint = endpoint<typeof removeLinkedUserSchema>(
  'DELETE',
  '/v1/app/usuario/:token/:idcliente/:idusuario',
);
