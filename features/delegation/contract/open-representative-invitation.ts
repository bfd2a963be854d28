import { endpoint } from '#platform/contract/endpoint.ts';
import type { openRepresentativeInvitationSchema } from './invitations.schema.ts';

/** POST, so that the code is in no URL. */
export const openRepresentativeInvitation = endpoint<typeof openRepresentativeInvitationSchema>(
  'POST',
  '/v4/convite-representante',
);
