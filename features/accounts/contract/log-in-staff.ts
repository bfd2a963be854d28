import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInStaffSchema } from './log-in-staff.schema.ts';

/** The panel's login; its session is separate from the shop's. */
export const logInStaff = endpoint<typeof logInStaffSchema>('POST', '/v4/painel/entrar');
