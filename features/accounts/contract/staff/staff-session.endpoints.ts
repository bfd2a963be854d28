import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInStaffSecondStepSchema } from '../second-factor/second-factor.schema.ts';
import type { checkStaffSessionSchema, logInStaffSchema, logOutStaffSchema } from './staff-session.schema.ts';

/** The panel's login; its session is separate from the shop's. */
export const logInStaffEndpoint = endpoint<typeof logInStaffSchema>('POST', '/v4/painel/entrar');
export const logInStaffSecondStepEndpoint = endpoint<typeof logInStaffSecondStepSchema>(
  'POST',
  '/v4/painel/entrar/segunda-etapa',
);

/** The panel's current session. Public, like the shop's session check. */
export const checkStaffSessionEndpoint = endpoint<typeof checkStaffSessionSchema>('GET', '/v4/painel/eu');
export const logOutStaffEndpoint = endpoint<typeof logOutStaffSchema>('POST', '/v4/painel/sair');
