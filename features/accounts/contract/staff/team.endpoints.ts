import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  createStaffRoleSchema,
  inviteStaffSchema,
  listTeamSchema,
  removeStaffMemberSchema,
  removeStaffRoleSchema,
  resendStaffInvitationSchema,
  withdrawStaffInvitationSchema,
  writeStaffMemberSchema,
  writeStaffRoleSchema,
} from './team.schema.ts';

const TEAM = '/v4/painel/:idfornecedor/equipe';

/** Members, invitations and roles of a shop. */
export const listTeamEndpoint = endpoint<typeof listTeamSchema>('GET', TEAM);
export const writeStaffMemberEndpoint = endpoint<typeof writeStaffMemberSchema>('PUT', `${TEAM}/:idpessoa`);
export const removeStaffMemberEndpoint = endpoint<typeof removeStaffMemberSchema>(
  'DELETE',
  `${TEAM}/:idpessoa`,
);

export const inviteStaffEndpoint = endpoint<typeof inviteStaffSchema>(
  'POST',
  '/v4/painel/:idfornecedor/convites-equipe',
);
export const resendStaffInvitationEndpoint = endpoint<typeof resendStaffInvitationSchema>(
  'POST',
  '/v4/painel/:idfornecedor/convites-equipe/:idconvite/reenviar',
);
export const withdrawStaffInvitationEndpoint = endpoint<typeof withdrawStaffInvitationSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/convites-equipe/:idconvite',
);

export const createStaffRoleEndpoint = endpoint<typeof createStaffRoleSchema>(
  'POST',
  '/v4/painel/:idfornecedor/funcoes',
);
export const writeStaffRoleEndpoint = endpoint<typeof writeStaffRoleSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/funcoes/:idfuncao',
);
export const removeStaffRoleEndpoint = endpoint<typeof removeStaffRoleSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/funcoes/:idfuncao',
);
