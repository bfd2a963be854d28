import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { supplierKey, text, uuid } from '#platform/contract/fields.schema.ts';
import { LoginAnswer } from './login.schema.ts';
import { makeLoginTokenTexts, tokenLoginTexts } from './login-token-texts.ts';

/** As in the link's URL. Loose limits, so that malformed values get the same error as wrong ones. */
const Token = Type.String({ maxLength: 1_000 });
const Email = text(1_000);
const params = Type.Object({ idfornecedor: supplierKey });

export const makeLoginTokenSchema = {
  summary:
    'Um token de uso único, por 60 segundos, que leva a sessão de quem pede ao domínio próprio do fornecedor.',
  tag: 'User',
  params,
  body: Type.Object({ idcliente: uuid }),
  answer: Type.Object({
    tokenLogin: Type.String(),
    email: Type.String(),
    dominio: Type.String({ description: 'O único endereço em que o token vale' }),
  }),
  refusals: makeLoginTokenTexts,
} as const satisfies EndpointSchema;

export const logInWithTokenSchema = {
  summary: 'Abre, no domínio próprio do fornecedor, uma sessão nova com o token; uma única vez.',
  tag: 'User',
  params,
  body: Type.Object({ tokenLogin: Token, email: Email }),
  answer: LoginAnswer,
  refusals: tokenLoginTexts,
} as const satisfies EndpointSchema;
