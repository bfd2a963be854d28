import { endpoint } from '#platform/contract/endpoint.ts';
import type { withdrawRepresentativeInvitationSchema } from './panel-representatives.schema.ts';

/** The mailed link is void. */
export const withdrawRepresentativeInvitation = endpoint<typeof withdrawRepresentativeInvitationSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/representantes/convites/:idconvite',
);
