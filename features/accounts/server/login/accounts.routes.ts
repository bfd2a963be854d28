import type { FastifyInstance } from 'fastify';
import { characteristicToWire } from '#features/suppliers/contract/characteristic.wire.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import type { Shopper } from '#kernel/scope.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { candidateToWire } from '../../contract/candidate.wire.ts';
import { checkSessionSchema } from '../../contract/check-session.schema.ts';
import { checkSession } from '../../contract/check-session.ts';
import { findCandidateSchema } from '../../contract/find-candidate.schema.ts';
import { findCandidate } from '../../contract/find-candidate.ts';
import {
  logInRepresentativeSchema,
  logInSchema,
  type WireCredentials,
  type WireLogin,
} from '../../contract/log-in.schema.ts';
import { logIn } from '../../contract/log-in.ts';
import { logInRepresentative } from '../../contract/log-in-representative.ts';
import { logOutSchema } from '../../contract/log-out.schema.ts';
import { logOut } from '../../contract/log-out.ts';
import { loginToWire } from '../../contract/login.wire.ts';
import { openQuestionsSchema } from '../../contract/open-questions.schema.ts';
import { openQuestions } from '../../contract/open-questions.ts';
import { sessionToWire } from '../../contract/session.wire.ts';
import { loginTexts, SESSION_EXPIRED } from '../../contract/texts.ts';
import { deviceWords } from '../../domain/device-words.ts';
import { openQuestions as openQuestionsOf } from '../clients/about-client.ts';
import type { ClientsOf } from '../clients/clients-of.ts';
import { findCandidate as find } from '../clients/find-candidate.ts';
import { checkSession as check } from '../sessions/check-session.ts';
import { giveSession } from '../sessions/give-session.ts';
import { clearSessionCookie, presentedToken } from '../sessions/session-cookie.ts';
import { readSession } from '../sessions/session-token.ts';
import type { Represents } from './enter-as-representative.ts';
import { presentedDevice } from './known-device.ts';
import { logIn as enter } from './log-in.ts';
import { logOut as leave } from './log-out.ts';

const problemTexts = {
  expired: SESSION_EXPIRED,
  'waiting-for-approval': loginTexts['waiting-for-approval'].message,
  'not-approved': loginTexts['not-approved'].message,
} as const;

interface AccountsSettings {
  readonly sessionSecret: string;
  /** Clients a user may act for beside their own; provided by the delegation feature. */
  readonly clientsOf?: ClientsOf;
  /** Who may log in as a representative. */
  readonly represents?: Represents;
}

/** Login, logout and session check. Spec 7, user. */
export function accountsRoutes(
  app: FastifyInstance,
  { sessionSecret: secret, clientsOf, represents }: AccountsSettings,
): void {
  serve(app, findCandidate, findCandidateSchema, { access: 'anyone', supplier: 'none' }, (_, { params }) =>
    candidateToWire(orRefuse(find(params.login), loginTexts)),
  );

  const logInWith = async (
    context: RequestContext<Shopper>,
    body: WireCredentials,
    asRepresentative: boolean,
  ): Promise<WireLogin> => {
    const { request, reply, now } = context;
    const presented = presentedToken(request);
    const attempt = {
      login: body.cpf,
      password: body.senha,
      ip: request.ip,
      knownDevice: presentedDevice(request, secret, now),
      asRepresentative,
      asksToJoin: body.solicitarCadastro,
      device: deviceWords(request.headers['user-agent']),
      previousSessionId: presented === undefined ? undefined : await readSession(secret, presented, now),
      clientsOf,
      represents,
    };
    const entered = orRefuse(await enter(context, attempt), loginTexts);
    await giveSession(reply, secret, entered, now);
    return loginToWire(entered, await shopOf(context));
  };

  serve(app, logIn, logInSchema, { access: 'anyone' }, (context, { body }) =>
    logInWith(context, body, body.loginAsRepresentante ?? false),
  );

  serve(app, logInRepresentative, logInRepresentativeSchema, { access: 'anyone' }, (context, { body }) =>
    logInWith(context, body, true),
  );

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
