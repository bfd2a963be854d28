import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { challengeToWire } from '../../contract/second-factor/second-factor.wire.ts';
import {
  checkStaffSessionEndpoint,
  logInStaffEndpoint,
  logOutStaffEndpoint,
} from '../../contract/staff/staff-session.endpoints.ts';
import {
  checkStaffSessionSchema,
  logInStaffSchema,
  logOutStaffSchema,
} from '../../contract/staff/staff-session.schema.ts';
import { staffSessionToWire } from '../../contract/staff/staff-session.wire.ts';
import { staffLoginTexts } from '../../contract/staff/staff-texts.ts';
import { presentedDevice } from '../identity/known-device.ts';
import {
  clearStaffCookie,
  giveStaffSession,
  presentedStaffSessionId,
  presentedStaffToken,
} from '../identity/session-cookie.ts';
import { originOf } from '../identity/session-origin.ts';
import { logInStaff } from './log-in-staff.ts';
import { logOutStaff } from './presented-staff.ts';
import { checkStaffSession } from './staff-session-of.ts';

/** Login, logout and session check of the panel. They work before a supplier is chosen. */
export function staffRoutes(
  app: FastifyInstance,
  {
    sessionSecret: secret,
    needsSecondStep,
  }: { readonly sessionSecret: string; readonly needsSecondStep: boolean },
): void {
  const open = { access: 'anyone', supplier: 'none' } as const;

  serve(app, logInStaffEndpoint, logInStaffSchema, open, async (context, { body }) => {
    const { request, reply, now } = context;
    const attempt = {
      email: body.email,
      password: body.senha,
      ip: request.ip,
      deviceName: originOf(request).device,
      knownDevice: presentedDevice(request, secret, now),
      previousSessionId: await presentedStaffSessionId(request, secret, now),
    };
    const entered = orRefuse(
      withWireFacts(await logInStaff(context, attempt), challengeToWire),
      staffLoginTexts,
    );
    await giveStaffSession(reply, secret, entered, now);
    return staffSessionToWire(entered.session);
  });

  serve(app, logOutStaffEndpoint, logOutStaffSchema, open, async (context) => {
    await logOutStaff(context, { secret, token: presentedStaffToken(context.request) });
    clearStaffCookie(context.reply);
    return { ok: true as const };
  });

  serve(app, checkStaffSessionEndpoint, checkStaffSessionSchema, open, async (context) => {
    const credentials = { secret, token: presentedStaffToken(context.request) };
    const session = await checkStaffSession(context, credentials, needsSecondStep);
    if (session === undefined) return { autenticado: false };
    return { autenticado: true, ...staffSessionToWire(session) };
  });
}
