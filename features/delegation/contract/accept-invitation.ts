import { endpoint } from '#platform/contract/endpoint.ts';
import type { acceptInvitationSchema } from './invitations.schema.ts';

export const acceptInvitation = endpoint<typeof acceptInvitationSchema>('POST', '/v4/convite/aceitar');
