import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInStaffSecondStepSchema } from './second-factor.schema.ts';

export const logInStaffSecondStep = endpoint<typeof logInStaffSecondStepSchema>(
  'POST',
  '/v4/painel/entrar/segunda-etapa',
);
