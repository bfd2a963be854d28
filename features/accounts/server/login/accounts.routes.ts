import type { FastifyInstance } from 'fastify';
import { characteristicToWire } from '#features/suppliers/contract/characteristic.wire.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { defined } from '#kernel/defined.ts';
import type { Shopper } from '#kernel/scope.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
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
import { challengeToWire } from '../../contract/second-factor/second-factor.wire.ts';
import { checkSessionEndpoint } from '../../contract/sessions/session.endpoints.ts';
import { checkSessionSchema } from '../../contract/sessions/session.schema.ts';
import { sessionToWire } from '../../contract/sessions/session.wire.ts';
import { loginTexts, SESSION_EXPIRED } from '../../contract/texts.ts';
import { deviceWords } from '../../domain/device.ts';
import { findCandidate } from '../../domain/login/login-name.ts';
import type { Session } from '../../domain/session.ts';
import { openQuestions } from '../clients/about-client.ts';
import type { ClientsOf } from '../clients/clients-of.ts';
import { passToRefused } from '../identity/applicant-pass.ts';
import { presentedDevice } from '../identity/known-device.ts';
import {
  clearSessionCookie,
  giveSession,
  presentedSessionId,
  presentedToken,
} from '../identity/session-cookie.ts';
import { checkSession } from '../sessions/check-session.ts';
import type { Represents } from './enter-as-representative.ts';
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
    const attempt = {
      login: body.cpf,
      password: body.senha,
      ip: request.ip,
      knownDevice: presentedDevice(request, secret, now),
      asRepresentative,
      asksToJoin: body.solicitarCadastro,
      device: deviceWords(request.headers['user-agent']),
      previousSessionId: await presentedSessionId(request, secret, now),
      clientsOf,
      represents,
    };
    const tried = await logIn(context, attempt);
    await passToRefused(reply, secret, tried, now);
    const entered = orRefuse(withWireFacts(tried, challengeToWire), loginTexts);
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
    async (context, { query }) => {
      const { session, problem } = await checkSession(context, {
        secret,
        token: presentedToken(context.request),
      });
      if (session.authenticated && !isAbout(session, query)) throw notFound();
      if (problem === 'expired') clearSessionCookie(context.reply);
      return {
        ...sessionToWire(session),
        ...defined({ message: problem === undefined ? undefined : problemTexts[problem] }),
      };
    },
  );
}

/** A call that names another client than the session's finds nobody, like one that does not exist. */
const isAbout = (
  { email, customerId }: Session,
  named: { readonly email?: string; readonly idcadastroextracliente?: string },
): boolean =>
  (!named.email || named.email.toLowerCase() === email?.toLowerCase()) &&
  (!named.idcadastroextracliente || named.idcadastroextracliente === customerId);
