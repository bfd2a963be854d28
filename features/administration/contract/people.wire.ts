import type { PlatformRole } from '#kernel/permissions.ts';
import type { InvitedAs, OpenInvitation } from '../domain/invitation.ts';
import type { WireInvitation } from './people.schema.ts';

const ROLES = {
  administrator: 'ADMINISTRADOR',
  support: 'SUPORTE',
} as const satisfies Record<PlatformRole, string>;
type WireRole = (typeof ROLES)[PlatformRole];

export const platformRoleToWire = (role: PlatformRole): WireRole => ROLES[role];
export const platformRoleFromWire = (wire: WireRole): PlatformRole =>
  wire === ROLES.administrator ? 'administrator' : 'support';

export const invitedAsToWire = (invitedAs: InvitedAs) =>
  invitedAs === 'owner' ? ('PROPRIETARIO' as const) : ROLES[invitedAs];

export const invitationToWire = ({
  id,
  invitedAs,
  name,
  email,
  invitedAt,
  expiresAt,
}: OpenInvitation): WireInvitation => ({
  idconvite: id,
  convidadoComo: invitedAsToWire(invitedAs),
  nome: name,
  email,
  convidadoEm: new Date(invitedAt).toISOString(),
  venceEm: new Date(expiresAt).toISOString(),
});
