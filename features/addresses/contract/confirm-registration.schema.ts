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
    /** The page of the shop to return to. */
    voltar: Type.Union([Type.String(), Type.Null()]),
    /** As a login's response; null if the client has to be approved first. */
    login: Type.Union([logInSchema.answer, Type.Null()]),
  }),
  refusals: confirmationTexts,
} as const satisfies EndpointSchema;
