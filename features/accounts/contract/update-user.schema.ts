import { Type } from 'typebox';
import { ClientSegment } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { passwordTexts, updateTexts } from './own-account-texts.ts';
import { PasswordField } from './password-field.schema.ts';

export const updateUserSchema = {
  summary:
    'Muda o e-mail ou a senha de quem está com a sessão aberta, com a senha atual. O e-mail novo só vale depois de confirmado.',
  tag: 'User',
  params: Type.Object({ client: ClientSegment }),
  body: Type.Object({
    dadosUsuario: Type.Object(
      {
        senhaAtual: PasswordField,
        email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
        senha: Type.Optional(PasswordField),
      },
      { minProperties: 2 },
    ),
  }),
  answer: Type.Object({
    ok: Type.Literal(true),
    message: Type.String(),
    /** Address that must be confirmed first. */
    emailpendente: Type.Optional(Type.String()),
  }),
  refusals: { ...updateTexts, ...passwordTexts },
} as const satisfies EndpointSchema;
