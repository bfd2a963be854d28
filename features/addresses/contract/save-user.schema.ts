import { type Static, Type } from 'typebox';
import { RegistrationAnswer, RegistrationFields } from '#features/accounts/contract/registration.schema.ts';
import { registrationTexts } from '#features/accounts/contract/registration-texts.ts';
import { ClientSegment } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { NewAddressFields } from './address.schema.ts';

const SaveUserBody = Type.Object({
  ...RegistrationFields.properties,
  endereco: Type.Optional(Type.Union([NewAddressFields, Type.Null()])),
});
export type WireSaveUser = Static<typeof SaveUserBody>;

export const saveUserSchema = {
  summary:
    'Cadastra uma pessoa ou empresa. A conta passa a existir com o link enviado ao e-mail; a resposta é a mesma para e-mails e documentos já conhecidos.',
  tag: 'User',
  params: Type.Object({ client: ClientSegment }),
  body: SaveUserBody,
  answer: RegistrationAnswer,
  refusals: registrationTexts,
  facts: {
    'invalid-registration':
      'campos e endereco, o que há em cada campo, pelo nome; caracteristicas, as obrigatórias sem resposta',
  },
} as const satisfies EndpointSchema;
