import { endpoint } from '#platform/contract/endpoint.ts';
import type { confirmRegistrationSchema, saveUserSchema } from './registration.schema.ts';

/** Registers a client, with an optional address. Spec 4, registration; spec 7, save user. */
export const saveUserEndpoint = endpoint<typeof saveUserSchema>('POST', '/v1/app/:client/usuario');
export const confirmRegistrationEndpoint = endpoint<typeof confirmRegistrationSchema>(
  'POST',
  '/v4/cadastro/confirmar',
);
