import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { clientKind, closed, ofClient, orNull, text, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { MAX_DOCUMENT_NOTE_LENGTH } from '../../domain/registration/registration-document.ts';
import { RegisterCheckField } from '../registration/register-check.schema.ts';
import {
  DocumentField,
  DocumentKindField,
  DocumentRequestField,
} from '../registration/registration-document.schema.ts';
import { registerCheckTexts } from '../registration/registration-texts.ts';

const Standing = Type.Union([Type.Literal('AGUARDANDO'), Type.Literal('APROVADO'), Type.Literal('RECUSADO')]);

const Applicant = Type.Object({
  idcliente: uuid,
  situacao: Standing,
  tipo: clientKind,
  nome: Type.String(),
  documento: orNull(Type.String()),
  inscricaoestadual: orNull(Type.String()),
  /** Name of the user who logs in for the client. */
  responsavel: Type.String(),
  email: Type.String(),
  telefone: orNull(Type.String()),
  caracteristicas: Type.Array(
    Type.Object({ idcaracteristica: Type.String(), nome: Type.String(), valor: Type.String() }),
  ),
  desde: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
  enderecos: Type.Array(
    Type.Object({
      logradouro: Type.String(),
      numero: Type.String(),
      bairro: Type.String(),
      municipio: Type.String(),
      uf: Type.String(),
      cep: Type.String(),
    }),
    { description: 'Os que o cliente informou, o principal primeiro' },
  ),
  receita: orNull({ ...RegisterCheckField, description: 'null: nunca consultada, ou é uma pessoa' }),
  documentos: Type.Array(DocumentField),
  documentos_pedidos: orNull({
    ...DocumentRequestField,
    description: 'O último pedido da loja a este cliente',
  }),
});
export type WireApplicant = Static<typeof Applicant>;

const Counts = Type.Object(
  { aguardando: Type.Integer(), aprovados: Type.Integer(), recusados: Type.Integer() },
  { description: 'De cadastros em cada situação' },
);
export type WireApplicantCounts = Static<typeof Counts>;

export const listApplicantsSchema = {
  summary: 'Os cadastros nesta situação, o que espera há mais tempo primeiro.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({
    situacao: Type.Optional(Standing),
    ...pageFields,
  }),
  answer: Type.Object({
    ...pageSchema(Applicant).properties,
    quantidades: Counts,
  }),
} as const satisfies EndpointSchema;

export const getApplicantSchema = {
  summary: 'O cadastro de um cliente: o que ele informou, o que a Receita diz, e os documentos.',
  tag: 'Painel',
  params: ofClient,
  answer: Applicant,
} as const satisfies EndpointSchema;

export const checkRegisterSchema = {
  summary:
    'Consulta a Receita sobre uma empresa e guarda o que ela diz; sem resposta, fica o que ela disse antes.',
  tag: 'Painel',
  params: ofClient,
  answer: Applicant,
  refusals: registerCheckTexts,
} as const satisfies EndpointSchema;

export const requestDocumentsSchema = {
  summary: 'Pede documentos a um cliente, por e-mail e onde ele os envia; vale o último pedido.',
  tag: 'Painel',
  params: ofClient,
  body: Type.Object(
    {
      tipos: Type.Array(DocumentKindField, { minItems: 1, maxItems: 5, uniqueItems: true }),
      recado: Type.Optional(text(MAX_DOCUMENT_NOTE_LENGTH, 'O cliente o lê')),
    },
    closed,
  ),
  answer: Applicant,
} as const satisfies EndpointSchema;

export const decideApprovalSchema = {
  summary: 'Aprova ou recusa o cadastro de um cliente, e o avisa por e-mail; vale na mesma hora.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  body: Type.Object(
    {
      aprovado: Type.Boolean(),
      motivo: Type.Optional(text(500, 'De uma recusa; o cliente o lê')),
    },
    closed,
  ),
  answer: Type.Object({ idcliente: uuid, situacao: Standing }),
} as const satisfies EndpointSchema;
