import { EMPTY_UUID } from '#kernel/ids.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import type { Api } from '#platform/web/api.ts';
import { findCandidate } from '../contract/find-candidate.ts';
import { logIn } from '../contract/log-in.ts';
import { sessionFromLogin } from '../contract/session.wire.ts';
import type { Session } from '../domain/session.ts';

export interface Credentials {
  /** CPF, CNPJ or e-mail, as typed. */
  readonly login: string;
  readonly password: string;
}

/** Looks the login up, then authenticates. Spec 4, login. Throws an ApiRefusal with a sentence to show. */
export async function authenticate(api: Api, { login, password }: Credentials): Promise<Session> {
  const typed = login.trim();
  const params = { token: VISITOR_HANDLE };
  await api.call(findCandidate, { params: { ...params, login: typed }, query: { auth: 'random' } });
  const answer = await api.call(logIn, {
    params,
    body: { cpf: typed, senha: password, idcliente: EMPTY_UUID, loginAsRepresentante: false },
  });
  return sessionFromLogin(answer);
}
