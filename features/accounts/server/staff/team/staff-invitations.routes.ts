import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { passwordTexts } from '../../../contract/clients/own-account-texts.ts';
import { staffInvitationToWire } from '../../../contract/staff/staff-invitation.wire.ts';
import { staffInvitationTexts } from '../../../contract/staff/staff-invitation-texts.ts';
import {
  acceptStaffInvitationEndpoint,
  openStaffInvitationEndpoint,
} from '../../../contract/staff/staff-invitations.endpoints.ts';
import {
  acceptStaffInvitationSchema,
  openStaffInvitationSchema,
} from '../../../contract/staff/staff-invitations.schema.ts';
import { staffSessionToWire } from '../../../contract/staff/staff-session.wire.ts';
import { giveStaffSession, presentedStaffToken } from '../../identity/session-cookie.ts';
import { originOf } from '../../identity/session-origin.ts';
import { presentedStaff } from '../presented-staff.ts';
import { acceptStaffInvitation, openStaffInvitation } from './accept-staff-invitation.ts';

/** For anyone with the link of an invitation to the panel. */
export function staffInvitationsRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const open = { access: 'anyone', supplier: 'none' } as const;
  const sessionOf = async ({ db, request, supplier, now }: RequestContext) => {
    const caller = await presentedStaff(db, { secret, token: presentedStaffToken(request) }, supplier, now);
    return caller && { sessionId: caller.id, staffId: caller.staffId };
  };

  serve(app, openStaffInvitationEndpoint, openStaffInvitationSchema, open, async (context, { body }) => {
    const presented = { code: body.codigo, session: await sessionOf(context) };
    return staffInvitationToWire(
      orRefuse(await openStaffInvitation(context, presented), staffInvitationTexts),
    );
  });

  serve(app, acceptStaffInvitationEndpoint, acceptStaffInvitationSchema, open, async (context, { body }) => {
    const acceptance = {
      code: body.codigo,
      name: body.nome,
      password: body.senha,
      session: await sessionOf(context),
      origin: originOf(context.request),
    };
    const entered = orRefuse(await acceptStaffInvitation(context, acceptance), {
      ...staffInvitationTexts,
      ...passwordTexts,
    });
    await giveStaffSession(context.reply, secret, entered, context.now);
    return staffSessionToWire(entered.session);
  });
}
