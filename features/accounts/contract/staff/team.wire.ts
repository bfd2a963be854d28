import type { Answer } from '#platform/contract/endpoint.ts';
import type { Team, TeamInvitation, TeamMember, TeamRole } from '../../domain/team.ts';
import { ownRoleFromWire, ownRoleToWire, roleFromWire, roleToWire } from './role.wire.ts';
import type { listTeamSchema, WireMember, WireTeamInvitation, WireTeamRole } from './team.schema.ts';

export const memberToWire = ({ id, name, email, role, secondStep, version }: TeamMember): WireMember => ({
  idpessoa: id,
  nome: name,
  email,
  ...roleToWire(role),
  segundaEtapa: secondStep,
  versao: version,
});

export const memberFromWire = ({
  idpessoa,
  nome,
  email,
  segundaEtapa,
  versao,
  ...role
}: WireMember): TeamMember => ({
  id: idpessoa,
  name: nome,
  email,
  role: roleFromWire(role),
  secondStep: segundaEtapa,
  version: versao,
});

const invitationToWire = (invitation: TeamInvitation): WireTeamInvitation => ({
  idconvite: invitation.id,
  email: invitation.email,
  ...roleToWire(invitation.role),
  convidado_por: invitation.invitedBy ?? null,
  convidado_em: new Date(invitation.invitedAt).toISOString(),
  vence_em: new Date(invitation.expiresAt).toISOString(),
  vencido: invitation.expired,
});

const invitationFromWire = (wire: WireTeamInvitation): TeamInvitation => ({
  id: wire.idconvite,
  email: wire.email,
  role: roleFromWire(wire),
  invitedAt: Date.parse(wire.convidado_em),
  expiresAt: Date.parse(wire.vence_em),
  expired: wire.vencido,
  ...(wire.convidado_por === null ? {} : { invitedBy: wire.convidado_por }),
});

export const teamRoleToWire = ({ members, version, ...role }: TeamRole): WireTeamRole => ({
  ...ownRoleToWire(role),
  pessoas: members,
  versao: version,
});

export const teamRoleFromWire = ({ pessoas, versao, ...role }: WireTeamRole): TeamRole => ({
  ...ownRoleFromWire(role),
  members: pessoas,
  version: versao,
});

type WireTeam = Answer<typeof listTeamSchema>;

export const teamToWire = ({ members, invitations, roles }: Team): WireTeam => ({
  pessoas: members.map(memberToWire),
  convites: invitations.map(invitationToWire),
  funcoes: roles.map(teamRoleToWire),
});

export const teamFromWire = ({ pessoas, convites, funcoes }: WireTeam): Team => ({
  members: pessoas.map(memberFromWire),
  invitations: convites.map(invitationFromWire),
  roles: funcoes.map(teamRoleFromWire),
});
