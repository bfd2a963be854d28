import { EMPTY_UUID } from '#kernel/ids.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import {
  findCandidateEndpoint,
  logInEndpoint,
  logInRepresentativeEndpoint,
  logInSecondStepEndpoint,
} from '../../contract/login/login.endpoints.ts';
import { sessionFromLogin } from '../../contract/sessions/session.wire.ts';
import type { Session } from '../../domain/session.ts';

export interface LoginCredentials {
  /** CPF, CNPJ or e-mail, as typed. */
  readonly login: string;
  readonly password: string;
  /** Logs in as a sales representative. */
  readonly asRepresentative?: boolean;
  /** Applies for a registration where the user is no client of the shop. */
  readonly asksToJoin?: boolean;
}

/** Validates the login name, then authenticates. Spec 4, login. Throws an ApiRefusal with a text to show. */
export async function authenticate(
  api: Api,
  { login, password, asRepresentative = false, asksToJoin = false }: LoginCredentials,
): Promise<Session> {
  const typed = login.trim();
  const params = { token: VISITOR_HANDLE };
  await api.call(findCandidateEndpoint, { params: { ...params, login: typed }, query: { auth: 'random' } });
  const answer = await api.call(asRepresentative ? logInRepresentativeEndpoint : logInEndpoint, {
    params,
    body: {
      cpf: typed,
      senha: password,
      idcliente: EMPTY_UUID,
      loginAsRepresentante: asRepresentative,
      ...joining(asksToJoin),
    },
  });
  return sessionFromLogin(answer);
}

/** Challenge token for the second step; undefined for every other error. */
export function awaitedStep(error: Error): string | undefined {
  if (!(error instanceof ApiRefusal) || error.problem.code !== 'second-step') return undefined;
  const challenge = error.problem.facts?.desafio;
  return typeof challenge === 'string' ? challenge : undefined;
}

interface SecondStepCode extends Pick<LoginCredentials, 'asksToJoin'> {
  readonly challenge: string;
  readonly code: string;
}

const joining = (asksToJoin: boolean) => (asksToJoin ? { solicitarCadastro: true } : {});

/** Completes the second step. Throws an ApiRefusal with a text to show. */
export async function submitSecondStep(
  api: Api,
  { challenge, code, asksToJoin = false }: SecondStepCode,
): Promise<Session> {
  const body = { desafio: challenge, codigo: code.trim(), ...joining(asksToJoin) };
  return sessionFromLogin(
    await api.call(logInSecondStepEndpoint, { params: { token: VISITOR_HANDLE }, body }),
  );
}
