import { endpoint } from '#platform/contract/endpoint.ts';
import type { renewRecoveryCodesSchema } from './second-factor.schema.ts';

export const renewRecoveryCodes = endpoint<typeof renewRecoveryCodesSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente/codigos',
);
