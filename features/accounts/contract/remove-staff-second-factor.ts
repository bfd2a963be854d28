import { endpoint } from '#platform/contract/endpoint.ts';
import type { removeStaffSecondFactorSchema } from './second-factor.schema.ts';

export const removeStaffSecondFactor = endpoint<typeof removeStaffSecondFactorSchema>(
  'POST',
  '/v4/painel/eu/segunda-etapa/remover',
);
