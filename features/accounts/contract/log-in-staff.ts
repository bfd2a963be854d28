import { endpoint } from '#platform/contract/endpoint.ts';
import type { logInStaffSchema } from './log-in-staff.schema.ts';

/** The panel's own login: its session is another than the shop's. */
export const logInStaff = endpoint<typeof logInStaffSchema>('POST', '/v4/painel/entrar');
