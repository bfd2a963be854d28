import { Type } from 'typebox';
import { CharacteristicFields } from '#features/suppliers/contract/characteristic.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientKind,
  clientSegment,
  doneWithMessage,
  orNull,
  supplierKey,
  text,
  typedLogin,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { PasswordText } from '../login/password.schema.ts';
import { registrationTexts } from '../registration/registration-texts.ts';
import { passwordTexts, updateTexts } from './own-account-texts.ts';

const typed = text(500);

/** Answers to the supplier's questions to its clients. */
export const GivenAnswers = Type.Array(Type.Object({ idcaracteristica: uuid, valor: text(200) }), {
  maxItems: 50,
});

const params = Type.Object({ idcliente: uuid, idfornecedor: supplierKey });

export const getProfileSchema = {
  summary: 'O cadastro do cliente, com o que o fornecedor pergunta e o que ele respondeu.',
  tag: 'User',
  params,
  answer: Type.Object({
    tipo: clientKind,
    cpf: Type.Union([Type.String(), Type.Null()], { description: 'CPF, CNPJ ou documento estrangeiro' }),
    nome: Type.String(),
    razaosocial: orNull(Type.String()),
    inscricaoestadual: orNull(Type.String()),
    telefone: orNull(Type.String()),
    perguntas: Type.Array(CharacteristicFields),
    caracteristicas: Type.Array(Type.Object({ idcaracteristica: Type.String(), valor: Type.String() })),
  }),
} as const satisfies EndpointSchema;

export const changeProfileSchema = {
  summary: 'Muda nome, telefone, inscrição estadual e respostas do cliente; o documento não muda.',
  tag: 'User',
  params,
  body: Type.Object({
    nome: typed,
    telefone: typed,
    inscricaoestadual: Type.Optional(typed),
    caracteristicas: Type.Optional(GivenAnswers),
  }),
  answer: doneWithMessage,
  refusals: someRefusals(registrationTexts, 'invalid-registration'),
  facts: {
    'invalid-registration':
      'campos, o que há em cada um, pelo nome; caracteristicas, as obrigatórias sem resposta',
  },
} as const satisfies EndpointSchema;

export const updateUserSchema = {
  summary:
    'Muda o e-mail ou a senha de quem está com a sessão aberta, com a senha atual. O e-mail novo só vale depois de confirmado.',
  tag: 'User',
  params: Type.Object({ client: clientSegment }),
  body: Type.Object({
    dadosUsuario: Type.Object(
      {
        senhaAtual: PasswordText,
        email: Type.Optional(typedLogin),
        senha: Type.Optional(PasswordText),
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

export const openQuestionsSchema = {
  summary: 'O que o fornecedor quer saber de seus clientes e este ainda não respondeu.',
  tag: 'User',
  params: Type.Object({ idfornecedor: supplierKey, idcliente: uuid }),
  answer: Type.Array(CharacteristicFields),
} as const satisfies EndpointSchema;
