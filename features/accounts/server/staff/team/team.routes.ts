import type { FastifyInstance } from 'fastify';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { roleChoiceFromWire } from '../../../contract/staff/role.wire.ts';
import {
  createStaffRoleEndpoint,
  inviteStaffEndpoint,
  listTeamEndpoint,
  removeStaffMemberEndpoint,
  removeStaffRoleEndpoint,
  resendStaffInvitationEndpoint,
  withdrawStaffInvitationEndpoint,
  writeStaffMemberEndpoint,
  writeStaffRoleEndpoint,
} from '../../../contract/staff/team.endpoints.ts';
import {
  createStaffRoleSchema,
  inviteStaffSchema,
  listTeamSchema,
  removeStaffMemberSchema,
  removeStaffRoleSchema,
  resendStaffInvitationSchema,
  withdrawStaffInvitationSchema,
  writeStaffMemberSchema,
  writeStaffRoleSchema,
} from '../../../contract/staff/team.schema.ts';
import { memberToWire, teamRoleToWire, teamToWire } from '../../../contract/staff/team.wire.ts';
import { staffRoleTexts, teamTexts } from '../../../contract/staff/team-texts.ts';
import { removeMember, writeMember } from './change-member.ts';
import { createStaffRole, removeStaffRole, writeStaffRole } from './change-roles.ts';
import { inviteStaff, resendStaffInvitation, withdrawStaffInvitation } from './invite-staff.ts';
import { listTeam } from './list-team.ts';

/** Who works at a shop, and what they may do. */
export function teamRoutes(app: FastifyInstance): void {
  const managers = { access: 'staff', permission: 'staff:manage' } as const;

  serve(app, listTeamEndpoint, listTeamSchema, managers, async (context) =>
    teamToWire(await listTeam(context)),
  );

  serve(
    app,
    writeStaffMemberEndpoint,
    writeStaffMemberSchema,
    managers,
    async (context, { params, body }) => {
      const { versao: version, ...role } = body;
      const change = { role: roleChoiceFromWire(role), version };
      const written = await writeMember(context, params.idpessoa, change);
      return memberToWire(
        orRefuse(
          withWireFacts(written, ({ atual }) => ({ atual: memberToWire(atual) })),
          { ...teamTexts, ...changedByOtherText },
        ),
      );
    },
  );

  serve(app, removeStaffMemberEndpoint, removeStaffMemberSchema, managers, async (context, { params }) => {
    orRefuse(await removeMember(context, params.idpessoa), teamTexts);
    return { ok: true as const };
  });

  serve(app, inviteStaffEndpoint, inviteStaffSchema, managers, async (context, { body }) => {
    const { email: typed, ...role } = body;
    const wanted = { email: typed, role: roleChoiceFromWire(role), ip: context.request.ip };
    const { id, email } = orRefuse(await inviteStaff(context, wanted), teamTexts);
    return { idconvite: id, email };
  });

  serve(
    app,
    resendStaffInvitationEndpoint,
    resendStaffInvitationSchema,
    managers,
    async (context, { params }) => {
      orRefuse(await resendStaffInvitation(context, params.idconvite, context.request.ip), teamTexts);
      return { ok: true as const };
    },
  );

  serve(
    app,
    withdrawStaffInvitationEndpoint,
    withdrawStaffInvitationSchema,
    managers,
    async (context, { params }) => {
      orRefuse(await withdrawStaffInvitation(context, params.idconvite), teamTexts);
      return { ok: true as const };
    },
  );

  serve(app, createStaffRoleEndpoint, createStaffRoleSchema, managers, async (context, { body }) => {
    const { nome, permissoes: permissions, limiteDesconto: discountLimit } = body;
    const created = await createStaffRole(context, { name: nome.trim(), permissions, discountLimit });
    return teamRoleToWire(orRefuse(created, staffRoleTexts));
  });

  serve(app, writeStaffRoleEndpoint, writeStaffRoleSchema, managers, async (context, { params, body }) => {
    const { nome, permissoes: permissions, limiteDesconto: discountLimit, versao: version } = body;
    const fields = { name: nome.trim(), permissions, discountLimit, version };
    const written = await writeStaffRole(context, params.idfuncao, fields);
    return teamRoleToWire(
      orRefuse(
        withWireFacts(written, ({ atual }) => ({ atual: teamRoleToWire(atual) })),
        { ...staffRoleTexts, ...changedByOtherText },
      ),
    );
  });

  serve(app, removeStaffRoleEndpoint, removeStaffRoleSchema, managers, async (context, { params }) => {
    orRefuse(await removeStaffRole(context, params.idfuncao), staffRoleTexts);
    return { ok: true as const };
  });
}
