import { Type } from 'typebox';
import { logInSchema } from '#features/accounts/contract/log-in.schema.ts';
import { MailedCode, PasswordField } from '#features/accounts/contract/password-field.schema.ts';
import { confirmationTexts } from '#features/accounts/contract/registration-texts.ts';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const confirmRegistrationSchema = {
  summary:
    'Conclui um cadastro com o código do link enviado ao e-mail e a senha criada; abre a sessão, a menos que o fornecedor aprove antes.',
  tag: 'User',
  body: Type.Object({ codigo: MailedCode, senha: PasswordField }),
  answer: Type.Object({
    ok: Type.Literal(true),
    idcliente: Uuid,
    message: Type.String(),
    cadastro_aprovado: Type.Boolean(),
    /** The shop's page that asked for the registration. */
    voltar: Type.Union([Type.String(), Type.Null()]),
    /** As a login answers; null where nobody logs in before they are approved. */
    login: Type.Union([logInSchema.answer, Type.Null()]),
  }),
  refusals: confirmationTexts,
} as const satisfies EndpointSchema;
