import { endpoint } from '#platform/contract/endpoint.ts';
import type { confirmStaffSecondFactorSchema } from './second-factor.schema.ts';

export const confirmStaffSecondFactor = endpoint<typeof confirmStaffSecondFactorSchema>(
  'POST',
  '/v4/painel/eu/segunda-etapa/confirmar',
);
