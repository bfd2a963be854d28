import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { MailedCode, PasswordField } from './password-field.schema.ts';

export const setPasswordSchema = {
  summary:
    'Cria a nova senha com o código do link enviado por e-mail, uma única vez; encerra todas as sessões.',
  tag: 'User',
  body: Type.Object({ codigo: MailedCode, senha: PasswordField }),
  answer: Type.Object({ ok: Type.Literal(true), message: Type.String() }),
} as const satisfies EndpointSchema;
