import { endpoint } from '#platform/contract/endpoint.ts';
import type { recoverPasswordSchema, setPasswordSchema } from './password.schema.ts';

/** A GET with an effect, as specified; it must come from the shop's own pages. Design 4, safer readings. */
export const recoverPasswordEndpoint = endpoint<typeof recoverPasswordSchema>(
  'GET',
  '/v2/app/:token/cliente/senha/recuperar/:login',
);
export const setPasswordEndpoint = endpoint<typeof setPasswordSchema>('POST', '/v4/senha/nova');
