import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  getSecondFactorSchema,
  removeSecondFactorSchema,
  renewRecoveryCodesSchema,
} from './second-factor.schema.ts';

export const getSecondFactorEndpoint = endpoint<typeof getSecondFactorSchema>(
  'GET',
  '/v4/segunda-etapa/:idcliente',
);
export const beginSecondFactorEndpoint = endpoint<typeof beginSecondFactorSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente',
);
export const confirmSecondFactorEndpoint = endpoint<typeof confirmSecondFactorSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente/confirmar',
);
export const removeSecondFactorEndpoint = endpoint<typeof removeSecondFactorSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente/remover',
);
export const renewRecoveryCodesEndpoint = endpoint<typeof renewRecoveryCodesSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente/codigos',
);
