import { endpoint } from '#platform/contract/endpoint.ts';
import type { beginSecondFactorSchema } from './second-factor.schema.ts';

export const beginSecondFactor = endpoint<typeof beginSecondFactorSchema>(
  'POST',
  '/v4/segunda-etapa/:idcliente',
);
