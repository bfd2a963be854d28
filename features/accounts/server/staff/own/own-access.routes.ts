import type { FastifyInstance } from 'fastify';
import { notFound, refusalOf } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { passwordTexts } from '../../../contract/clients/own-account-texts.ts';
import {
  changeStaffEmailEndpoint,
  changeStaffNameEndpoint,
  changeStaffPasswordEndpoint,
  confirmStaffEmailEndpoint,
  endOtherStaffSessionsEndpoint,
  endStaffSessionEndpoint,
  listStaffSessionsEndpoint,
  recoverStaffPasswordEndpoint,
  setStaffPasswordEndpoint,
} from '../../../contract/staff/own-access.endpoints.ts';
import {
  changeStaffEmailSchema,
  changeStaffNameSchema,
  changeStaffPasswordSchema,
  confirmStaffEmailSchema,
  endOtherStaffSessionsSchema,
  endStaffSessionSchema,
  listStaffSessionsSchema,
  recoverStaffPasswordSchema,
  setStaffPasswordSchema,
} from '../../../contract/staff/own-access.schema.ts';
import {
  ownAccessTexts,
  STAFF_CONFIRMATION_SENT,
  STAFF_EMAIL_CHANGED,
  STAFF_PASSWORD_SET,
  STAFF_RECOVERY_SENT,
} from '../../../contract/staff/own-access-texts.ts';
import { staffDeviceToWire } from '../../../contract/staff/staff-device.wire.ts';
import { giveStaffSession, presentedStaffToken } from '../../identity/session-cookie.ts';
import { presentedStaff } from '../presented-staff.ts';
import { changeStaffName, confirmStaffEmail, requestStaffEmail } from './own-profile.ts';
import type { OwnSession } from './own-session.ts';
import { endOtherStaffDevices, endStaffDevice, staffDevices } from './staff-devices.ts';
import { changeStaffPassword, recoverStaffPassword, setStaffPassword } from './staff-passwords.ts';

const message = (text: string) => ({ ok: true as const, message: text });

/** A person's own access to the panel. Like their login it is the same at all their suppliers. */
export function ownAccessRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const open = { access: 'anyone', supplier: 'none' } as const;
  const own = async ({ db, request, supplier, now }: RequestContext): Promise<OwnSession> => {
    const caller = await presentedStaff(db, { secret, token: presentedStaffToken(request) }, supplier, now);
    if (caller === undefined) throw refusalOf('session-required');
    return { staffId: caller.staffId, sessionId: caller.id, ip: request.ip };
  };

  serve(app, recoverStaffPasswordEndpoint, recoverStaffPasswordSchema, open, async (context, { body }) => {
    orRefuse(
      await recoverStaffPassword(context, { email: body.email, ip: context.request.ip }),
      ownAccessTexts,
    );
    return message(STAFF_RECOVERY_SENT);
  });

  serve(app, setStaffPasswordEndpoint, setStaffPasswordSchema, open, async (context, { body }) => {
    const set = await setStaffPassword(context, { code: body.codigo, password: body.senha });
    orRefuse(set, { ...ownAccessTexts, ...passwordTexts });
    return message(STAFF_PASSWORD_SET);
  });

  serve(app, confirmStaffEmailEndpoint, confirmStaffEmailSchema, open, async (context, { body }) => {
    orRefuse(await confirmStaffEmail(context, body.codigo), ownAccessTexts);
    return message(STAFF_EMAIL_CHANGED);
  });

  serve(app, changeStaffNameEndpoint, changeStaffNameSchema, open, async (context, { body }) => {
    await changeStaffName(context, await own(context), body.nome.trim());
    return { ok: true as const };
  });

  serve(app, changeStaffPasswordEndpoint, changeStaffPasswordSchema, open, async (context, { body }) => {
    const passwords = { current: body.senhaAtual, password: body.senha };
    const changed = await changeStaffPassword(context, await own(context), passwords);
    const renewed = orRefuse(changed, { ...ownAccessTexts, ...passwordTexts });
    await giveStaffSession(context.reply, secret, renewed, context.now);
    return message(STAFF_PASSWORD_SET);
  });

  serve(app, changeStaffEmailEndpoint, changeStaffEmailSchema, open, async (context, { body }) => {
    const wanted = { current: body.senhaAtual, email: body.email };
    orRefuse(await requestStaffEmail(context, await own(context), wanted), ownAccessTexts);
    return message(STAFF_CONFIRMATION_SENT);
  });

  serve(app, listStaffSessionsEndpoint, listStaffSessionsSchema, open, async (context) => ({
    sessoes: (await staffDevices(context, await own(context))).map(staffDeviceToWire),
  }));

  serve(app, endStaffSessionEndpoint, endStaffSessionSchema, open, async (context, { params }) => {
    if (!(await endStaffDevice(context, await own(context), params.idsessao))) throw notFound();
    return { ok: true as const };
  });

  serve(app, endOtherStaffSessionsEndpoint, endOtherStaffSessionsSchema, open, async (context) => ({
    encerradas: await endOtherStaffDevices(context, await own(context)),
  }));
}
