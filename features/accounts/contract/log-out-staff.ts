import { endpoint } from '#platform/contract/endpoint.ts';
import type { logOutStaffSchema } from './log-out-staff.schema.ts';

export const logOutStaff = endpoint<typeof logOutStaffSchema>('POST', '/v4/painel/sair');
