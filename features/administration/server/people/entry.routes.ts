import type { FastifyInstance } from 'fastify';
import {
  clearStaffCookie,
  giveStaffSession,
  presentedStaffToken,
} from '#features/accounts/server/identity/session-cookie.ts';
import { originOf } from '#features/accounts/server/identity/session-origin.ts';
import { stopActing } from '#features/accounts/server/platform/act-as-staff.ts';
import { presentedSession } from '#features/accounts/server/staff/presented-staff.ts';
import { startStaffSession } from '#features/accounts/server/staff/start-staff-session.ts';
import { defined } from '#kernel/defined.ts';
import type { StaffId } from '#kernel/ids.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/people.endpoints.ts';
import * as schemas from '../../contract/people.schema.ts';
import { invitedAsToWire } from '../../contract/people.wire.ts';
import { firstRunTexts, invitationTexts } from '../../contract/texts.ts';
import { beginInstallation } from '../first-run/begin-installation.ts';
import { isInstallationEmpty } from '../first-run/prepare-first-run.ts';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';

/** How people come in who have no session yet: the first run, and invitations; and how acting as somebody ends. */
export function entryRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const open = { access: 'anyone', supplier: 'none' } as const;
  const enter = async (context: RequestContext, staffId: StaffId): Promise<void> => {
    const session = await startStaffSession(context, staffId, undefined, originOf(context.request));
    await giveStaffSession(context.reply, secret, session, context.now);
  };

  serve(app, calls.showFirstRunEndpoint, schemas.showFirstRunSchema, open, async ({ db }) => ({
    aberto: await isInstallationEmpty(db),
  }));

  serve(
    app,
    calls.beginInstallationEndpoint,
    schemas.beginInstallationSchema,
    open,
    async (context, { body }) => {
      const { codigo: code, nome, email, senha: password } = body;
      const wanted = { code, name: nome.trim(), email, password };
      await enter(context, orRefuse(await beginInstallation(context, wanted), firstRunTexts));
      return { ok: true as const };
    },
  );

  serve(app, calls.showInvitationEndpoint, schemas.showInvitationSchema, open, async (context, { body }) => {
    const found = await showInvitation(context, body.codigo);
    if (found === undefined) return {};
    const { invitedAs, name, email, shop, hasAccount } = found;
    const convidadoComo = invitedAsToWire(invitedAs);
    return {
      convite: { convidadoComo, nome: name, email, temConta: hasAccount, ...defined({ loja: shop }) },
    };
  });

  serve(
    app,
    calls.acceptInvitationEndpoint,
    schemas.acceptInvitationSchema,
    open,
    async (context, { body }) => {
      const given = { code: body.codigo, password: body.senha, ip: context.request.ip };
      const { person, logsIn, slug } = orRefuse(await acceptInvitation(context, given), invitationTexts);
      if (!logsIn) await enter(context, person.id);
      return { entrou: !logsIn, ...defined({ slug }) };
    },
  );

  serve(app, calls.stopActingEndpoint, schemas.stopActingSchema, open, async (context) => {
    const credentials = { secret, token: presentedStaffToken(context.request) };
    const session = await presentedSession(context.db, credentials, context.supplier, context.now);
    if (session === undefined || session.actedBy === null) throw refusalOf('session-required');
    const own = await stopActing(context, session);
    if (own === undefined) clearStaffCookie(context.reply);
    else await giveStaffSession(context.reply, secret, own, context.now);
    return { voltou: own !== undefined };
  });
}
