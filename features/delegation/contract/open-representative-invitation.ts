import { endpoint } from '#platform/contract/endpoint.ts';
import type { openRepresentativeInvitationSchema } from './invitations.schema.ts';

/** By POST, so that the code stands in no address. */
export const openRepresentativeInvitation = endpoint<typeof openRepresentativeInvitationSchema>(
  'POST',
  '/v4/convite-representante',
);
