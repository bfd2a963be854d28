import { endpoint } from '#platform/contract/endpoint.ts';
import type { listRepresentativeInvitationsSchema } from './panel-representatives.schema.ts';

export const listRepresentativeInvitations = endpoint<typeof listRepresentativeInvitationsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/representantes/convites',
);
