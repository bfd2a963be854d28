import { endpoint } from '#platform/contract/endpoint.ts';
import type { updateUserSchema } from './update-user.schema.ts';

/** Spec 2, update user (e-mail and password). */
export const updateUser = endpoint<typeof updateUserSchema>('PUT', '/v1/app/usuario/:client');
