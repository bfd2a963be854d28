import { type Static, Type } from 'typebox';
import { logInSchema } from '#features/accounts/contract/login/login.schema.ts';
import { PasswordText } from '#features/accounts/contract/login/password.schema.ts';
import {
  RegistrationAnswer,
  RegistrationFields,
} from '#features/accounts/contract/registration/registration.schema.ts';
import {
  confirmationTexts,
  registrationTexts,
} from '#features/accounts/contract/registration/registration-texts.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { clientSegment, opaqueToken, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { NewAddressFields } from './address.schema.ts';

const SaveUserBody = Type.Object({
  ...RegistrationFields.properties,
  endereco: Type.Optional(orNull(NewAddressFields)),
});
export type WireSaveUser = Static<typeof SaveUserBody>;

export const saveUserSchema = {
  summary:
    'Cadastra uma pessoa ou empresa. A conta passa a existir com o link enviado ao e-mail; a resposta é a mesma para e-mails e documentos já conhecidos.',
  tag: 'User',
  params: Type.Object({ client: clientSegment }),
  body: SaveUserBody,
  answer: RegistrationAnswer,
  refusals: registrationTexts,
  facts: {
    'invalid-registration':
      'campos e endereco, o que há em cada campo, pelo nome; caracteristicas, as obrigatórias sem resposta',
  },
} as const satisfies EndpointSchema;

export const confirmRegistrationSchema = {
  summary:
    'Conclui um cadastro com o código do link enviado ao e-mail e a senha criada; abre a sessão, a menos que o fornecedor aprove antes.',
  tag: 'User',
  body: Type.Object({ codigo: opaqueToken, senha: PasswordText }),
  answer: Type.Object({
    ok: Type.Literal(true),
    idcliente: uuid,
    message: Type.String(),
    cadastro_aprovado: Type.Boolean(),
    /** The page of the shop to return to. */
    voltar: orNull(Type.String()),
    /** As a login's response; null if the client has to be approved first. */
    login: Type.Union([logInSchema.answer, Type.Null()]),
  }),
  refusals: confirmationTexts,
} as const satisfies EndpointSchema;
