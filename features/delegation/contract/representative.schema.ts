import { type Static, Type } from 'typebox';
import { CheckedSession } from '#features/accounts/contract/sessions/session.schema.ts';
import { RefusedField } from '#features/accounts/contract/sessions/session-fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, handle, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { CLIENT_PAGE_SIZE, LARGEST_CLIENT_PAGE } from '../domain/client-search.ts';
import { choiceTexts } from './representative-texts.ts';

const tag = 'Representative and linked users';
const ofRepresentative = Type.Object({ idfornecedor: uuid, token: handle });

/** Spec 9: limit 10, offset 0. */
export const clientQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_CLIENT_PAGE, default: CLIENT_PAGE_SIZE })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  search: Type.Optional(text(100, 'Nome, CPF ou CNPJ, e-mail ou cidade; acentos não importam')),
});

const representedClient = Type.Object({
  idcliente: uuid,
  nome: Type.String(),
  documento: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  cidade: Type.Optional(Type.String()),
  uf: Type.Optional(Type.String()),
  cadastro_aprovado: Type.Boolean(),
  cadastro_recusado: RefusedField,
  pode_escolher: Type.Boolean({ description: 'Se a loja já deixa comprar em nome dele' }),
  limite_credito_total: Type.Optional(Type.Number()),
  ultimo_pedido: Type.Optional(
    Type.Object({ numpedido: Type.Integer(), data: Type.String(), totalpedido: Type.Number() }),
  ),
});
export type WireRepresentedClient = Static<typeof representedClient>;

/** The response of the shop and of the panel. */
export const representedClients = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  limit: Type.Integer(),
  offset: Type.Integer(),
  clientes: Type.Array(representedClient),
});
export type WireRepresentedClients = Static<typeof representedClients>;

export const listRepresentedClientsSchema = {
  summary: 'Os clientes do representante, por nome, em páginas de 10; com busca.',
  tag,
  params: ofRepresentative,
  query: clientQuery,
  answer: representedClients,
} as const satisfies EndpointSchema;

export const checkRepresentativeSchema = {
  summary: 'Se esta sessão tem acesso à lista de clientes de um representante do fornecedor.',
  tag,
  params: Type.Object({ idfornecedor: uuid }),
  answer: Type.Object({ acesso: Type.Boolean() }),
} as const satisfies EndpointSchema;

export const chooseRepresentedClientSchema = {
  summary:
    'O representante passa a comprar para um cliente da sua lista; a sessão é outra, com outro token e cookie.',
  tag,
  params: ofRepresentative,
  body: Type.Object({ idclienterepresentado: uuid }, closed),
  answer: CheckedSession,
  refusals: choiceTexts,
} as const satisfies EndpointSchema;

export const leaveRepresentedClientSchema = {
  summary: 'O representante volta à sua própria visão, sem cliente; a sessão é outra.',
  tag,
  params: ofRepresentative,
  answer: CheckedSession,
  refusals: someRefusals(choiceTexts, 'session-over'),
} as const satisfies EndpointSchema;
