import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { codeTexts, passwordTexts } from './own-account-texts.ts';
import { MailedCode, PasswordField } from './password-field.schema.ts';

export const setPasswordSchema = {
  summary:
    'Cria a nova senha com o código do link enviado por e-mail, uma única vez; encerra todas as sessões.',
  tag: 'User',
  body: Type.Object({ codigo: MailedCode, senha: PasswordField }),
  answer: Type.Object({ ok: Type.Literal(true), message: Type.String() }),
  refusals: { ...someRefusals(codeTexts, 'invalid-link'), ...passwordTexts },
} as const satisfies EndpointSchema;
