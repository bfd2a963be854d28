/** Passwords in requests. The rules for new ones, with error texts, are in the domain. */

import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  doneWithMessage,
  filledText,
  handle,
  opaqueToken,
  supplierKey,
  typedLogin,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { codeTexts, passwordTexts, recoveryTexts } from '../clients/own-account-texts.ts';

export const PasswordText = filledText(400);

export const recoverPasswordSchema = {
  summary:
    'Envia ao e-mail do cadastro um link para criar outra senha; a resposta é a mesma para logins conhecidos e desconhecidos.',
  tag: 'User',
  /** CPF, CNPJ, foreign document or e-mail, as typed. */
  params: Type.Object({ token: handle, login: typedLogin }),
  query: Type.Object({ idfornecedor: Type.Optional(supplierKey) }),
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
  body: Type.Object({ codigo: opaqueToken, senha: PasswordText }),
  answer: doneWithMessage,
  refusals: { ...someRefusals(codeTexts, 'invalid-link'), ...passwordTexts },
} as const satisfies EndpointSchema;
