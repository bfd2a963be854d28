import type { Answer } from '#platform/contract/endpoint.ts';
import type { StaffInvitation } from '../../domain/staff-invitation.ts';
import { needsOfInvited } from './invitation-needs.ts';
import type { openStaffInvitationSchema } from './staff-invitations.schema.ts';

type Wire = Answer<typeof openStaffInvitationSchema>;

export const staffInvitationToWire = ({
  shopName,
  roleName,
  email,
  invitedBy,
  needs,
}: StaffInvitation): Wire => ({
  loja: shopName,
  funcao: roleName,
  email,
  convidado_por: invitedBy ?? null,
  precisa: needsOfInvited[needs],
});

export const staffInvitationFromWire = (wire: Wire): StaffInvitation => ({
  shopName: wire.loja,
  roleName: wire.funcao,
  email: wire.email,
  needs:
    wire.precisa === needsOfInvited.account
      ? 'account'
      : wire.precisa === needsOfInvited.login
        ? 'login'
        : 'click',
  ...(wire.convidado_por === null ? {} : { invitedBy: wire.convidado_por }),
});
