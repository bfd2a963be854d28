import { Type } from 'typebox';
import { SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import { TermsVersion } from '#features/suppliers/contract/terms-of-use.schema.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';
import { PasswordField } from './password-field.schema.ts';
import { GivenAnswers } from './profile.schema.ts';

const typed = Type.String({ maxLength: 500, pattern: STORABLE_TEXT });

/** What a registration says of who registers; a later feature adds where they live. What is wrong is told field by field. */
export const RegistrationFields = Type.Object({
  cpf: Type.String({ maxLength: 500, description: 'CPF, CNPJ (também com letras) ou documento estrangeiro' }),
  nome: typed,
  razaosocial: Type.Optional(typed),
  inscricaoestadual: Type.Optional(typed),
  email: typed,
  telefone: typed,
  senha: PasswordField,
  /** The version of the terms of use that was accepted. */
  termosuso: Type.Optional(Type.Union([TermsVersion, Type.Null()])),
  caracteristicas: Type.Optional(GivenAnswers),
  /** The shop's page that asked for it, where one goes on afterwards. */
  voltar: Type.Optional(
    Type.String({ maxLength: 2000, pattern: '^/(?![/\\\\])[^\\u0000-\\u001f\\u007f]*$' }),
  ),
  idfornecedor: Type.Optional(SupplierKeyField),
  idcliente: Type.Optional(Uuid),
});

/** What is answered to every registration that is taken. */
export const RegistrationAnswer = Type.Object({
  ok: Type.Literal(true),
  /** What the client will be called by, once the e-mail is confirmed. */
  idcliente: Uuid,
  email: Type.String(),
  cadastro_aprovado: Type.Boolean(),
  message: Type.String(),
  /** With approval pending, the sentence that says so. */
  message_after_create: Type.Union([Type.String(), Type.Null()]),
});
