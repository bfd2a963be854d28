import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { checkStaffSessionSchema } from '../../contract/check-staff-session.schema.ts';
import { checkStaffSession } from '../../contract/check-staff-session.ts';
import { logInStaffSchema } from '../../contract/log-in-staff.schema.ts';
import { logInStaff } from '../../contract/log-in-staff.ts';
import { logOutStaffSchema } from '../../contract/log-out-staff.schema.ts';
import { logOutStaff } from '../../contract/log-out-staff.ts';
import { staffSessionToWire } from '../../contract/staff-session.wire.ts';
import { staffLoginTexts } from '../../contract/staff-texts.ts';
import { presentedDevice } from '../login/known-device.ts';
import { checkStaffSession as check } from './check-staff-session.ts';
import { giveStaffSession } from './give-staff-session.ts';
import { logInStaff as enter } from './log-in-staff.ts';
import { logOutStaff as leave } from './log-out-staff.ts';
import { clearStaffCookie, presentedStaffToken } from './staff-cookie.ts';
import { readStaffSession } from './staff-token.ts';

/** Login, logout and session check of the panel. They work before a supplier is chosen. */
export function staffRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const open = { access: 'anyone', supplier: 'none' } as const;

  serve(app, logInStaff, logInStaffSchema, open, async (context, { body }) => {
    const { request, reply, now } = context;
    const presented = presentedStaffToken(request);
    const entered = orRefuse(
      await enter(context, {
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

  serve(app, logOutStaff, logOutStaffSchema, open, async (context) => {
    await leave(context, { secret, token: presentedStaffToken(context.request) });
    clearStaffCookie(context.reply);
    return { ok: true as const };
  });

  serve(app, checkStaffSession, checkStaffSessionSchema, open, async (context) => {
    const session = await check(context, { secret, token: presentedStaffToken(context.request) });
    if (session === undefined) return { autenticado: false };
    return { autenticado: true, ...staffSessionToWire(session) };
  });
}
