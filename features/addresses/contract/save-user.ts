import { endpoint } from '#platform/contract/endpoint.ts';
import type { saveUserSchema } from './save-user.schema.ts';

/** Registers a client, with an optional address. Spec 4, registration; spec 7, save user. */
export const saveUser = endpoint<typeof saveUserSchema>('POST', '/v1/app/:client/usuario');
