import { endpoint } from '#platform/contract/endpoint.ts';
import type { acceptRepresentativeInvitationSchema } from './invitations.schema.ts';

export const acceptRepresentativeInvitation = endpoint<typeof acceptRepresentativeInvitationSchema>(
  'POST',
  '/v4/convite-representante/aceitar',
);
