import type { FastifyInstance } from 'fastify';
import { characteristicToWire } from '#features/suppliers/contract/characteristic.wire.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { defined } from '#kernel/defined.ts';
import type { Shopper } from '#kernel/scope.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { openQuestionsEndpoint } from '../../contract/clients/profile.endpoints.ts';
import { openQuestionsSchema } from '../../contract/clients/profile.schema.ts';
import {
  findCandidateEndpoint,
  logInEndpoint,
  logInRepresentativeEndpoint,
  logOutEndpoint,
} from '../../contract/login/login.endpoints.ts';
import {
  findCandidateSchema,
  logInRepresentativeSchema,
  logInSchema,
  logOutSchema,
  type WireCredentials,
  type WireLogin,
} from '../../contract/login/login.schema.ts';
import { candidateToWire, loginToWire } from '../../contract/login/login.wire.ts';
import { checkSessionEndpoint } from '../../contract/sessions/session.endpoints.ts';
import { checkSessionSchema } from '../../contract/sessions/session.schema.ts';
import { sessionToWire } from '../../contract/sessions/session.wire.ts';
import { loginTexts, SESSION_EXPIRED } from '../../contract/texts.ts';
import { deviceWords } from '../../domain/device.ts';
import { openQuestions } from '../clients/about-client.ts';
import type { ClientsOf } from '../clients/clients-of.ts';
import { findCandidate } from '../clients/find-candidate.ts';
import { checkSession } from '../sessions/check-session.ts';
import { giveSession } from '../sessions/give-session.ts';
import { clearSessionCookie, presentedToken } from '../sessions/session-cookie.ts';
import { readSession } from '../sessions/session-token.ts';
import type { Represents } from './enter-as-representative.ts';
import { presentedDevice } from './known-device.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

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
  serve(
    app,
    findCandidateEndpoint,
    findCandidateSchema,
    { access: 'anyone', supplier: 'none' },
    (_, { params }) => candidateToWire(orRefuse(findCandidate(params.login), loginTexts)),
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
    const entered = orRefuse(await logIn(context, attempt), loginTexts);
    await giveSession(reply, secret, entered, now);
    return loginToWire(entered, await shopOf(context));
  };

  serve(app, logInEndpoint, logInSchema, { access: 'anyone' }, (context, { body }) =>
    logInWith(context, body, body.loginAsRepresentante ?? false),
  );

  serve(
    app,
    logInRepresentativeEndpoint,
    logInRepresentativeSchema,
    { access: 'anyone' },
    (context, { body }) => logInWith(context, body, true),
  );

  serve(app, logOutEndpoint, logOutSchema, { access: 'anyone', supplier: 'none' }, async (context) => {
    refuseCrossSite(context.request);
    await logOut(context, { secret, token: presentedToken(context.request) });
    clearSessionCookie(context.reply);
    return { ok: true as const };
  });

  serve(app, openQuestionsEndpoint, openQuestionsSchema, { access: 'customer' }, async (context) =>
    (await openQuestions(context)).map(characteristicToWire),
  );

  serve(
    app,
    checkSessionEndpoint,
    checkSessionSchema,
    { access: 'anyone', supplier: 'none' },
    async (context) => {
      const { session, problem } = await checkSession(context, {
        secret,
        token: presentedToken(context.request),
      });
      if (problem === 'expired') clearSessionCookie(context.reply);
      return {
        ...sessionToWire(session),
        ...defined({ message: problem === undefined ? undefined : problemTexts[problem] }),
      };
    },
  );
}
