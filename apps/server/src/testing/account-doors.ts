/**
 * Every call that could reveal whether a login has an account. Responses for known and unknown logins must look
 * alike.
 */

import type { InjectOptions } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Login } from './small-server.ts';

/** An existing account, or data without an account. */
export interface Somebody {
  readonly email: string;
  readonly cpf: string;
}

export interface Asker {
  /** Session of an unrelated client. */
  readonly session: Login;
  /** Session of a shop's owner, who must learn no more than others. */
  readonly staff: { readonly cookie: string; readonly supplierId: string };
  readonly password: string;
  /** Data without an account; new each time. */
  readonly spare: Somebody;
}

type Door = (somebody: Somebody, asker: Asker) => InjectOptions;

const post = (url: string, payload: object, cookie?: string): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  ...defined({ headers: cookie === undefined ? undefined : { cookie } }),
});
const visitor = encodeURIComponent(`token~${EMPTY_UUID}`);

const registration = ({ email, cpf }: Somebody): InjectOptions =>
  post(`/v1/app/${visitor}/usuario`, {
    nome: 'Rosa Dias',
    telefone: '(11) 91234-5678',
    senha: 'azul cavalo grampo',
    termosuso: 1,
    caracteristicas: [],
    endereco: {
      rua: 'Rua A',
      numero: '1',
      bairro: 'Centro',
      cidade: 'São Paulo',
      uf: 'SP',
      cep: '01310-100',
    },
    cpf,
    email,
  });

export const ACCOUNT_DOORS: Readonly<Record<string, Door>> = {
  'busca por e-mail': ({ email }) => ({ url: `/v2/app/token/usuario/${email}?auth=random` }),
  'busca por CPF': ({ cpf }) => ({ url: `/v2/app/token/usuario/${cpf}?auth=random` }),
  'login por e-mail': ({ email }) =>
    post('/v1/app/token/usuario/autenticar', { cpf: email, senha: 'não é esta' }),
  'login por CPF': ({ cpf }) => post('/v1/app/token/usuario/autenticar', { cpf, senha: 'não é esta' }),
  'login de representante': ({ email }) =>
    post('/v1/app/token/usuario/autenticar/representante', { cpf: email, senha: 'não é esta' }),
  recuperação: ({ email }) => ({ url: `/v2/app/token/cliente/senha/recuperar/${email}` }),
  'cadastro, e-mail': ({ email }, { spare }) => registration({ cpf: spare.cpf, email }),
  'cadastro, CPF': ({ cpf }, { spare }) => registration({ cpf, email: spare.email }),
  'troca de e-mail': ({ email }, { session, password }) => ({
    method: 'PUT',
    url: `/v1/app/usuario/${encodeURIComponent(`${session.handle}~${session.clientId}`)}`,
    payload: { dadosUsuario: { senhaAtual: password, email } },
    headers: { cookie: session.cookie },
  }),
  convite: ({ email }, { session }) =>
    post(`/v1/app/usuario/${session.handle}/${session.clientId}`, { email }, session.cookie),
  'convite de representante': ({ email }, { staff }) =>
    post(`/v4/painel/${staff.supplierId}/representantes`, { email }, staff.cookie),
};
