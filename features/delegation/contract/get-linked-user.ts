import { endpoint } from '#platform/contract/endpoint.ts';
import type { getLinkedUserSchema } from './linked-users.schema.ts';

export const getLinkedUser = endpoint<typeof getLinkedUserSchema>('GET', '/v1/app/usuario/:token/:idusuario');
