import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  acceptInvitationSchema,
  acceptRepresentativeInvitationSchema,
  openInvitationSchema,
  openRepresentativeInvitationSchema,
} from './invitations.schema.ts';

/** POST, so that the code is in no URL. */
export const openInvitationEndpoint = endpoint<typeof openInvitationSchema>('POST', '/v4/convite');
export const acceptInvitationEndpoint = endpoint<typeof acceptInvitationSchema>(
  'POST',
  '/v4/convite/aceitar',
);

/** POST, so that the code is in no URL. */
export const openRepresentativeInvitationEndpoint = endpoint<typeof openRepresentativeInvitationSchema>(
  'POST',
  '/v4/convite-representante',
);
export const acceptRepresentativeInvitationEndpoint = endpoint<typeof acceptRepresentativeInvitationSchema>(
  'POST',
  '/v4/convite-representante/aceitar',
);
