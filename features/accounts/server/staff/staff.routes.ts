import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
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
import { presentedDevice } from '../login/known-device.ts';
import { checkStaffSession } from './check-staff-session.ts';
import { giveStaffSession } from './give-staff-session.ts';
import { logInStaff } from './log-in-staff.ts';
import { logOutStaff } from './log-out-staff.ts';
import { clearStaffCookie, presentedStaffToken } from './staff-cookie.ts';
import { readStaffSession } from './staff-token.ts';

/** Login, logout and session check of the panel. They work before a supplier is chosen. */
export function staffRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const open = { access: 'anyone', supplier: 'none' } as const;

  serve(app, logInStaffEndpoint, logInStaffSchema, open, async (context, { body }) => {
    const { request, reply, now } = context;
    const presented = presentedStaffToken(request);
    const entered = orRefuse(
      await logInStaff(context, {
        email: body.email,
        password: body.senha,
        ip: request.ip,
        knownDevice: presentedDevice(request, secret, now),
        previousSessionId: presented && (await readStaffSession(secret, presented, now)),
      }),
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
    const session = await checkStaffSession(context, { secret, token: presentedStaffToken(context.request) });
    if (session === undefined) return { autenticado: false };
    return { autenticado: true, ...staffSessionToWire(session) };
  });
}
