import { Type } from 'typebox';
import { TermsVersion } from '#features/suppliers/contract/shop-texts.schema.ts';
import { orNull, supplierKey, text, uuid } from '#platform/contract/fields.schema.ts';
import { GivenAnswers } from '../clients/profile.schema.ts';
import { PasswordText } from '../login/password.schema.ts';

const typed = text(500);

/** Registration fields; the addresses feature adds an address. Limits are loose, so that errors are reported per field. */
export const RegistrationFields = Type.Object({
  cpf: Type.String({ maxLength: 500, description: 'CPF, CNPJ (também com letras) ou documento estrangeiro' }),
  nome: typed,
  razaosocial: Type.Optional(typed),
  inscricaoestadual: Type.Optional(typed),
  email: typed,
  telefone: typed,
  senha: PasswordText,
  /** Accepted version of the terms of use. */
  termosuso: Type.Optional(orNull(TermsVersion)),
  caracteristicas: Type.Optional(GivenAnswers),
  /** Page of the shop to return to after confirmation. */
  voltar: Type.Optional(
    Type.String({ maxLength: 2000, pattern: '^/(?![/\\\\])[^\\u0000-\\u001f\\u007f]*$' }),
  ),
  idfornecedor: Type.Optional(supplierKey),
  idcliente: Type.Optional(uuid),
});

/** Response to every accepted registration. */
export const RegistrationAnswer = Type.Object({
  ok: Type.Literal(true),
  /** Id that the client gets once the e-mail is confirmed. */
  idcliente: uuid,
  email: Type.String(),
  cadastro_aprovado: Type.Boolean(),
  message: Type.String(),
  /** Text shown while approval is pending. */
  message_after_create: orNull(Type.String()),
});
