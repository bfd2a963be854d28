import { endpoint } from '#platform/contract/endpoint.ts';
import type { confirmEmailSchema, emailStateSchema, sendVerificationSchema } from './email.schema.ts';

/** A GET with an effect, as specified; it must come from the shop's own pages. Design 4, safer readings. */
export const sendVerificationEndpoint = endpoint<typeof sendVerificationSchema>(
  'GET',
  '/v4/verificacao/enviar-verificacao',
);
export const emailStateEndpoint = endpoint<typeof emailStateSchema>('GET', '/v4/verificacao/:idcliente');
export const confirmEmailEndpoint = endpoint<typeof confirmEmailSchema>('POST', '/v4/verificacao/confirmar');
