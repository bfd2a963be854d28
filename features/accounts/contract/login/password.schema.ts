/** Passwords in requests. The rules for new ones, with error texts, are in the domain. */
import { Type } from 'typebox';
import { Handle, SupplierKeyField } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';
import { codeTexts, passwordTexts, recoveryTexts } from '../clients/own-account-texts.ts';

export const PasswordText = Type.String({ minLength: 1, maxLength: 400, pattern: STORABLE_TEXT });

/** 256 bits in base64url, as in mailed links. */
export const MailedCode = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const recoverPasswordSchema = {
  summary:
    'Envia ao e-mail do cadastro um link para criar outra senha; a resposta é a mesma para logins conhecidos e desconhecidos.',
  tag: 'User',
  /** CPF, CNPJ, foreign document or e-mail, as typed. */
  params: Type.Object({ token: Handle, login: Type.String({ minLength: 1, maxLength: 254 }) }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: Type.Object({
    ok: Type.Literal(true),
    /** Says that a mail goes out, without the address: the same for every login. */
    email: Type.String(),
    message: Type.String(),
  }),
  refusals: recoveryTexts,
} as const satisfies EndpointSchema;

export const setPasswordSchema = {
  summary:
    'Cria a nova senha com o código do link enviado por e-mail, uma única vez; encerra todas as sessões.',
  tag: 'User',
  body: Type.Object({ codigo: MailedCode, senha: PasswordText }),
  answer: Type.Object({ ok: Type.Literal(true), message: Type.String() }),
  refusals: { ...someRefusals(codeTexts, 'invalid-link'), ...passwordTexts },
} as const satisfies EndpointSchema;
