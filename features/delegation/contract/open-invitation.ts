import { endpoint } from '#platform/contract/endpoint.ts';
import type { openInvitationSchema } from './invitations.schema.ts';

/** POST, so that the code is in no URL. */
export const openInvitation = endpoint<typeof openInvitationSchema>('POST', '/v4/convite');
