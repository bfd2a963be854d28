import { Type } from 'typebox';
import { SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { LoginAnswer } from './log-in.schema.ts';
import { tokenLoginTexts } from './login-token-texts.ts';

/** 256 bits. */
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const Email = Type.String({ minLength: 3, maxLength: 254 });
const params = Type.Object({ idfornecedor: SupplierKeyField });

export const makeLoginTokenSchema = {
  summary:
    'Um token de uso único, por 60 segundos, que leva a sessão de quem pede ao domínio próprio do fornecedor.',
  tag: 'User',
  params,
  body: Type.Object({ idcliente: Uuid }),
  answer: Type.Object({
    tokenLogin: Type.String(),
    email: Type.String(),
    dominio: Type.String({ description: 'O único endereço em que o token vale' }),
  }),
} as const satisfies EndpointSchema;

export const logInWithTokenSchema = {
  summary: 'Abre, no domínio próprio do fornecedor, uma sessão nova com o token; uma única vez.',
  tag: 'User',
  params,
  body: Type.Object({ tokenLogin: Token, email: Email }),
  answer: LoginAnswer,
  refusals: tokenLoginTexts,
} as const satisfies EndpointSchema;
