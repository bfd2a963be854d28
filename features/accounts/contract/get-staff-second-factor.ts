import { endpoint } from '#platform/contract/endpoint.ts';
import type { getStaffSecondFactorSchema } from './second-factor.schema.ts';

export const getStaffSecondFactor = endpoint<typeof getStaffSecondFactorSchema>(
  'GET',
  '/v4/painel/eu/segunda-etapa',
);
