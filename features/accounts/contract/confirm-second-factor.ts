import { endpoint } from '#platform/contract/endpoint.ts';
import type { confirmSecondFactorSchema } from './second-factor.schema.ts';

export const confirmSecondFactor = endpoint<typeof confirmSecondFactorSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente/confirmar',
);
