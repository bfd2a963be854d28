import { endpoint } from '#platform/contract/endpoint.ts';
import type { sendVerificationSchema } from './send-verification.schema.ts';

/** A GET with an effect, as specified; it must come from the shop's own pages. Design 4, safer readings. */
export const sendVerification = endpoint<typeof sendVerificationSchema>(
  'GET',
  '/v4/verificacao/enviar-verificacao',
);
