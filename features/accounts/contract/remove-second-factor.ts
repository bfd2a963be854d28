import { endpoint } from '#platform/contract/endpoint.ts';
import type { removeSecondFactorSchema } from './second-factor.schema.ts';

export const removeSecondFactor = endpoint<typeof removeSecondFactorSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente/remover',
);
