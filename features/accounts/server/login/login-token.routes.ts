import type { FastifyInstance } from 'fastify';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { logInWithToken } from '../../contract/log-in-with-token.ts';
import { loginToWire } from '../../contract/login.wire.ts';
import { logInWithTokenSchema, makeLoginTokenSchema } from '../../contract/login-token.schema.ts';
import { makeLoginTokenTexts, tokenLoginTexts } from '../../contract/login-token-texts.ts';
import { makeLoginToken } from '../../contract/make-login-token.ts';
import { deviceWords } from '../../domain/device-words.ts';
import { giveSession } from '../sessions/give-session.ts';
import { presentedToken } from '../sessions/session-cookie.ts';
import { readSession } from '../sessions/session-token.ts';
import { logInWithToken as enter } from './log-in-with-token.ts';
import { makeLoginToken as make } from './make-login-token.ts';

/** Carries a session to a supplier's own domain. Spec 2, login-token. */
export function loginTokenRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  serve(app, makeLoginToken, makeLoginTokenSchema, { access: 'customer' }, async (context) => {
    const made = await make(context);
    if (made === undefined) throw notFound();
    const { token, email, domain } = orRefuse(made, makeLoginTokenTexts);
    return { tokenLogin: token, email, dominio: domain };
  });

  serve(app, logInWithToken, logInWithTokenSchema, { access: 'anyone' }, async (context, { body }) => {
    const { request, reply, now } = context;
    const presented = presentedToken(request);
    const entered = orRefuse(
      await enter(context, {
        token: body.tokenLogin,
        email: body.email,
        host: request.host,
        device: deviceWords(request.headers['user-agent']),
        previousSessionId: presented && (await readSession(secret, presented, now)),
      }),
      tokenLoginTexts,
    );
    await giveSession(reply, secret, entered, now);
    return loginToWire(entered, await shopOf(context));
  });
}
