import { endpoint } from '#platform/contract/endpoint.ts';
import type { openInvitationSchema } from './invitations.schema.ts';

/** By POST, so that the code stands in no address. */
export const openInvitation = endpoint<typeof openInvitationSchema>('POST', '/v4/convite');
