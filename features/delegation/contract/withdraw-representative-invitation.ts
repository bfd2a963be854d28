import { endpoint } from '#platform/contract/endpoint.ts';
import type { withdrawRepresentativeInvitationSchema } from './panel-representatives.schema.ts';

/** Voids the mailed link. */
export const withdrawRepresentativeInvitation = endpoint<typeof withdrawRepresentativeInvitationSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/representantes/convites/:idconvite',
);
