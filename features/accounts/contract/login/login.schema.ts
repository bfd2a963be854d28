import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { done, handle, orNull, supplierKey, typedLogin, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import {
  ActivePaymentField,
  CapacityField,
  ClientChoiceField,
  customerFields,
  RefusedField,
} from '../sessions/session-fields.schema.ts';
import { loginTexts } from '../texts.ts';

export const findCandidateSchema = {
  summary: 'Confere a escrita do login; a resposta é a mesma para logins conhecidos e desconhecidos.',
  tag: 'User',
  params: Type.Object({ token: handle, login: typedLogin }),
  query: Type.Object({ auth: Type.Optional(Type.String({ maxLength: 16 })) }),
  answer: Type.Object({
    ok: Type.Literal(true),
    /** The typed login, normalised: exactly one of the two is filled. Spec 3, candidato. */
    candidato: Type.Object({ email: Type.String(), cpf: Type.String() }),
    cpf_length: Type.Integer(),
  }),
  refusals: someRefusals(loginTexts, 'malformed-login'),
} as const satisfies EndpointSchema;

/** Field of the specification that this kind of login leaves null. */
const Empty = Type.Null();

export const LoginAnswer = Type.Object({
  ok: Type.Literal(true),
  /** Handle for later paths, not a credential: that is the cookie. */
  token: handle,
  idcliente: uuid,
  nome: Type.String(),
  email: Type.String(),
  nome_cliente: Type.String(),
  principal: Type.Boolean(),
  capacidade: CapacityField,
  escolhendo_cliente: Type.Optional(
    Type.Boolean({ description: 'Representante que ainda não escolheu por quem compra' }),
  ),
  cpf_length: Type.Integer(),
  cadastro_aprovado: Type.Boolean(),
  cadastro_recusado: RefusedField,
  formaPagamentoActive: ActivePaymentField,
  ...customerFields,
  fornecedor_logado: uuid,
  fornecedor_slug: Type.String(),
  fornecedor_dominio: orNull(Type.String()),
  usuarios_vinculados: Type.Array(ClientChoiceField),
  usuario_vinculado_logado: Type.Union([
    Type.Object({ id_usuario: uuid, principal: Type.Boolean() }),
    Type.Null(),
  ]),
  jwttoken: Empty,
  access: Empty,
  /** Id of the API key that a system logged in with. */
  idapikeys: orNull(uuid),
  message_after_create: Empty,
});
export type WireLogin = Static<typeof LoginAnswer>;

export const AsksToJoin = Type.Boolean({
  description: 'Pede o cadastro na loja que aprova os seus clientes; sem isso, quem não o tem é recusado',
});

const LoginBody = Type.Object({
  loginAsRepresentante: Type.Optional(Type.Boolean()),
  tokenOrigin: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
  /** CPF, CNPJ, foreign document or e-mail, as typed. */
  cpf: typedLogin,
  senha: Type.String({ minLength: 1, maxLength: 200 }),
  idcliente: Type.Optional(orNull(uuid)),
  idfornecedor: Type.Optional(supplierKey),
  idcadastroextracliente: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
  solicitarCadastro: Type.Optional(AsksToJoin),
});
export type WireCredentials = Static<typeof LoginBody>;

export const logInSchema = {
  summary: 'Autentica por CPF, CNPJ, documento estrangeiro ou e-mail e senha; a sessão fica no cookie.',
  tag: 'User',
  params: Type.Object({ token: handle }),
  body: LoginBody,
  answer: LoginAnswer,
  refusals: loginTexts,
  facts: { 'second-step': 'desafio, que a segunda etapa do login leva com o código' },
} as const satisfies EndpointSchema;

export const logInRepresentativeSchema = {
  ...logInSchema,
  summary: 'Autentica um representante do fornecedor, ainda sem cliente escolhido; a sessão fica no cookie.',
  refusals: someRefusals(
    loginTexts,
    'malformed-login',
    'invalid-credentials',
    'second-step',
    'too-many-attempts',
  ),
} satisfies EndpointSchema;

export const logOutSchema = {
  summary: 'Encerra a sessão; só vale a partir das páginas da própria loja.',
  tag: 'User',
  params: Type.Object({ token: handle }),
  answer: done,
} as const satisfies EndpointSchema;
