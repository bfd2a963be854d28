import type { FastifyInstance } from 'fastify';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { loginToWire } from '../../contract/login/login.wire.ts';
import {
  logInWithTokenEndpoint,
  makeLoginTokenEndpoint,
} from '../../contract/login/login-token.endpoints.ts';
import { logInWithTokenSchema, makeLoginTokenSchema } from '../../contract/login/login-token.schema.ts';
import { makeLoginTokenTexts, tokenLoginTexts } from '../../contract/login/login-token-texts.ts';
import { deviceWords } from '../../domain/device.ts';
import { giveSession, presentedSessionId } from '../identity/session-cookie.ts';
import { logInWithToken } from './log-in-with-token.ts';
import { makeLoginToken } from './make-login-token.ts';

/** Carries a session to a supplier's own domain. Spec 2, login-token. */
export function loginTokenRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  serve(app, makeLoginTokenEndpoint, makeLoginTokenSchema, { access: 'customer' }, async (context) => {
    const made = await makeLoginToken(context);
    if (made === undefined) throw notFound();
    const { token, email, domain } = orRefuse(made, makeLoginTokenTexts);
    return { tokenLogin: token, email, dominio: domain };
  });

  serve(
    app,
    logInWithTokenEndpoint,
    logInWithTokenSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const { request, reply, now } = context;
      const entered = orRefuse(
        await logInWithToken(context, {
          token: body.tokenLogin,
          email: body.email,
          host: request.host,
          device: deviceWords(request.headers['user-agent']),
          previousSessionId: await presentedSessionId(request, secret, now),
        }),
        tokenLoginTexts,
      );
      await giveSession(reply, secret, entered, now);
      return loginToWire(entered, await shopOf(context));
    },
  );
}
