import { endpoint } from '#platform/contract/endpoint.ts';
import type { inviteLinkedUserSchema } from './linked-users.schema.ts';

export const inviteLinkedUser = endpoint<typeof inviteLinkedUserSchema>(
  'POST',
  '/v1/app/usuario/:token/:idcliente',
);
