import { endpoint } from '#platform/contract/endpoint.ts';
import type { beginStaffSecondFactorSchema } from './second-factor.schema.ts';

export const beginStaffSecondFactor = endpoint<typeof beginStaffSecondFactorSchema>(
  'POST',
  '/v4/painel/eu/segunda-etapa',
);
