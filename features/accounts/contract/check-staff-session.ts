import { endpoint } from '#platform/contract/endpoint.ts';
import type { checkStaffSessionSchema } from './check-staff-session.schema.ts';

/** Who has the panel open? Works for everyone, as the shop's session check does. */
export const checkStaffSession = endpoint<typeof checkStaffSessionSchema>('GET', '/v4/painel/eu');
