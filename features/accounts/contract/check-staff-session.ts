import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkStaffSessionSchema } from './check-staff-session.schema.ts';

/** The panel's current session. Public, like the shop's session check. */
export const checkStaffSession = endpoint<typeof checkStaffSessionSchema>('GET', '/v4/painel/eu');
