import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { pageFields, pageOf } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { clientQuery, representedClients } from './representative.schema.ts';
import { representativeTexts } from './representative-texts.ts';

const ofSupplier = Type.Object({ idfornecedor: Uuid });
const ofRepresentative = Type.Object({ idfornecedor: Uuid, idrepresentante: Uuid });
const ofClient = Type.Object({ idfornecedor: Uuid, idrepresentante: Uuid, idcliente: Uuid });
const done = Type.Object({ ok: Type.Literal(true) });

const representative = Type.Object({
  idrepresentante: Uuid,
  nome: Type.String(),
  email: Type.String(),
  desde: Type.String({ description: 'Instante em ISO 8601' }),
  totalClientes: Type.Integer(),
});
export type WireRepresentative = Static<typeof representative>;

export const listRepresentativesSchema = {
  summary: 'Os representantes da loja.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageOf(representative),
} as const satisfies EndpointSchema;

export const inviteRepresentativeSchema = {
  summary:
    'Convida por e-mail para representar a loja. A resposta é a mesma se o e-mail tem cadastro ou não; quem já representou reencontra os seus clientes quando aceita.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object(
    { email: Type.String({ minLength: 3, maxLength: 254 }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ ok: Type.Literal(true), message: Type.String() }),
  refusals: someRefusals(representativeTexts, 'malformed-email', 'too-many-invitations', 'too-many-requests'),
} as const satisfies EndpointSchema;

export const listRepresentativeInvitationsSchema = {
  summary: 'Os convites para representar a loja que esperam resposta.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({
    convites: Type.Array(
      Type.Object({
        idconvite: Uuid,
        email: Type.String(),
        enviadoEm: Type.String({ description: 'Instante em ISO 8601' }),
        valeAte: Type.String({ description: 'Instante em ISO 8601' }),
      }),
    ),
  }),
} as const satisfies EndpointSchema;

export const withdrawRepresentativeInvitationSchema = {
  summary: 'Cancela um convite: o link que foi enviado não vale mais.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: Uuid, idconvite: Uuid }),
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
