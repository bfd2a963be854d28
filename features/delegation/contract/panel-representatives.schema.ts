import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  doneWithMessage,
  instant,
  ofSupplier,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { clientQuery, representedClients } from './representative.schema.ts';
import { representativeTexts } from './representative-texts.ts';

const ofRepresentative = Type.Object({ idfornecedor: uuid, idrepresentante: uuid });
const ofClient = Type.Object({ idfornecedor: uuid, idrepresentante: uuid, idcliente: uuid });

const representative = Type.Object({
  idrepresentante: uuid,
  nome: Type.String(),
  email: Type.String(),
  desde: instant,
  totalClientes: Type.Integer(),
});
export type WireRepresentative = Static<typeof representative>;

export const listRepresentativesSchema = {
  summary: 'Os representantes da loja.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(representative),
} as const satisfies EndpointSchema;

export const inviteRepresentativeSchema = {
  summary:
    'Convida por e-mail para representar a loja. A resposta é a mesma se o e-mail tem cadastro ou não; quem já representou reencontra os seus clientes quando aceita.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) }, closed),
  answer: doneWithMessage,
  refusals: someRefusals(representativeTexts, 'malformed-email', 'too-many-invitations', 'too-many-requests'),
} as const satisfies EndpointSchema;

export const listRepresentativeInvitationsSchema = {
  summary: 'Os convites para representar a loja que esperam resposta.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({
    convites: Type.Array(
      Type.Object({
        idconvite: uuid,
        email: Type.String(),
        enviadoEm: instant,
        valeAte: instant,
      }),
    ),
  }),
} as const satisfies EndpointSchema;

export const withdrawRepresentativeInvitationSchema = {
  summary: 'Cancela um convite: o link que foi enviado não vale mais.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idconvite: uuid }),
  answer: done,
  refusals: someRefusals(representativeTexts, 'invitation-not-found'),
} as const satisfies EndpointSchema;

export const dismissRepresentativeSchema = {
  summary: 'Encerra a representação; as sessões abertas com ela terminam na hora.',
  tag: 'Painel',
  params: ofRepresentative,
  answer: done,
  refusals: someRefusals(representativeTexts, 'representative-not-found'),
} as const satisfies EndpointSchema;

export const listClientsOfRepresentativeSchema = {
  summary: 'Os clientes de um representante.',
  tag: 'Painel',
  params: ofRepresentative,
  query: clientQuery,
  answer: representedClients,
  refusals: someRefusals(representativeTexts, 'representative-not-found'),
} as const satisfies EndpointSchema;

export const giveClientSchema = {
  summary: 'Põe um cliente da loja na lista de um representante.',
  tag: 'Painel',
  params: ofClient,
  answer: done,
  refusals: someRefusals(representativeTexts, 'representative-not-found', 'client-not-found'),
} as const satisfies EndpointSchema;

export const takeClientSchema = {
  summary: 'Tira um cliente da lista; o representante que compra por ele neste momento sai da conta dele.',
  tag: 'Painel',
  params: ofClient,
  answer: done,
  refusals: someRefusals(representativeTexts, 'representative-not-found', 'client-not-found'),
} as const satisfies EndpointSchema;

export const transferClientsSchema = {
  summary:
    'Passa clientes de um representante a outro: todos, ou os que são ditos. Quem compra por um deles neste momento sai da conta dele.',
  tag: 'Painel',
  params: ofRepresentative,
  body: Type.Object(
    {
      para: uuid,
      clientes: Type.Optional(
        Type.Array(uuid, { minItems: 1, maxItems: 500, description: 'Se não informado, todos' }),
      ),
    },
    closed,
  ),
  answer: Type.Object({ ok: Type.Literal(true), transferidos: Type.Integer() }),
  refusals: someRefusals(
    representativeTexts,
    'representative-not-found',
    'client-not-found',
    'same-representative',
  ),
} as const satisfies EndpointSchema;
