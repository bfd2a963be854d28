/** Every call at which somebody may try whether a login has an account. Known and unknown ones must look alike. */
import type { InjectOptions } from 'fastify';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Login } from './small-server.ts';

/** An account that there is, or one that there is not. */
export interface Somebody {
  readonly email: string;
  readonly cpf: string;
}

export interface Asker {
  /** Of a client that has nothing to do with whom they ask for. */
  readonly session: Login;
  /** Of a shop's owner, who knows them no better. */
  readonly staff: { readonly cookie: string; readonly supplierId: string };
  readonly password: string;
  /** Nobody's, another each time. */
  readonly spare: Somebody;
}

type Door = (somebody: Somebody, asker: Asker) => InjectOptions;

const post = (url: string, payload: object, cookie?: string): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  ...(cookie === undefined ? {} : { headers: { cookie } }),
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
