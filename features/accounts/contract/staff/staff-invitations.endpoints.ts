import { endpoint } from '#platform/contract/endpoint.ts';
import type { acceptStaffInvitationSchema, openStaffInvitationSchema } from './staff-invitations.schema.ts';

/** POST, so that the code is in no URL. */
export const openStaffInvitationEndpoint = endpoint<typeof openStaffInvitationSchema>(
  'POST',
  '/v4/painel/convite',
);
export const acceptStaffInvitationEndpoint = endpoint<typeof acceptStaffInvitationSchema>(
  'POST',
  '/v4/painel/convite/aceitar',
);
