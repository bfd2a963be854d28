import type { FastifyInstance } from 'fastify';
import { characteristicToWire } from '#features/suppliers/contract/characteristic.wire.ts';
import { shopOf } from '#features/suppliers/server/public.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { serve } from '#platform/http/serve.ts';
import { candidateToWire } from '../contract/candidate.wire.ts';
import { checkSessionSchema } from '../contract/check-session.schema.ts';
import { checkSession } from '../contract/check-session.ts';
import { findCandidateSchema } from '../contract/find-candidate.schema.ts';
import { findCandidate } from '../contract/find-candidate.ts';
import { logInSchema } from '../contract/log-in.schema.ts';
import { logIn } from '../contract/log-in.ts';
import { logOutSchema } from '../contract/log-out.schema.ts';
import { logOut } from '../contract/log-out.ts';
import { loginToWire } from '../contract/login.wire.ts';
import { openQuestionsSchema } from '../contract/open-questions.schema.ts';
import { openQuestions } from '../contract/open-questions.ts';
import { sessionToWire } from '../contract/session.wire.ts';
import { loginTexts, SESSION_EXPIRED } from '../contract/texts.ts';
import { deviceWords } from '../domain/device-words.ts';
import { openQuestions as openQuestionsOf } from './about-client.ts';
import { checkSession as check } from './check-session.ts';
import { findCandidate as find } from './find-candidate.ts';
import { giveSession } from './give-session.ts';
import { logIn as enter } from './log-in.ts';
import { logOut as leave } from './log-out.ts';
import { clearSessionCookie, presentedToken } from './session-cookie.ts';
import { readSession } from './session-token.ts';

const problemTexts = {
  expired: SESSION_EXPIRED,
  'waiting-for-approval': loginTexts['waiting-for-approval'].message,
} as const;

/** The calls about who one is. Spec 7, user. */
export function accountsRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { sessionSecret: string },
): void {
  serve(app, findCandidate, findCandidateSchema, { access: 'anyone', supplier: 'none' }, (_, { params }) =>
    candidateToWire(orRefuse(find(params.login), loginTexts)),
  );

  serve(app, logIn, logInSchema, { access: 'anyone' }, async (context, { body }) => {
    const { request, reply, now } = context;
    const presented = presentedToken(request);
    const attempt = {
      login: body.cpf,
      password: body.senha,
      ip: request.ip,
      asRepresentative: body.loginAsRepresentante ?? false,
      device: deviceWords(request.headers['user-agent']),
      previousSessionId: presented === undefined ? undefined : await readSession(secret, presented, now),
    };
    const entered = orRefuse(await enter(context, attempt), loginTexts);
    await giveSession(reply, secret, entered, now);
    return loginToWire(entered, await shopOf(context));
  });

  serve(app, logOut, logOutSchema, { access: 'anyone', supplier: 'none' }, async (context) => {
    refuseCrossSite(context.request);
    await leave(context, { secret, token: presentedToken(context.request) });
    clearSessionCookie(context.reply);
    return { ok: true as const };
  });

  serve(app, openQuestions, openQuestionsSchema, { access: 'customer' }, async (context) =>
    (await openQuestionsOf(context)).map(characteristicToWire),
  );

  serve(app, checkSession, checkSessionSchema, { access: 'anyone', supplier: 'none' }, async (context) => {
    const { session, problem } = await check(context, { secret, token: presentedToken(context.request) });
    if (problem === 'expired') clearSessionCookie(context.reply);
    return {
      ...sessionToWire(session),
      ...(problem === undefined ? {} : { message: problemTexts[problem] }),
    };
  });
}
