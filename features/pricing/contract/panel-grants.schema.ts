import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  done,
  givenMoment,
  givenPrice,
  givenQuantity,
  ofClient,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { grantTexts } from './texts.ts';

const GrantBody = Type.Object(
  {
    idproduto: uuid,
    preco: givenPrice,
    de: Type.Optional(described(givenQuantity, 'A partir desta quantidade')),
    ate: Type.Optional(described(givenQuantity, 'Até esta quantidade, inclusive')),
    expira: givenMoment,
  },
  closed,
);
export type WireGrantBody = Static<typeof GrantBody>;

const GrantObject = Type.Object({
  id: uuid,
  idproduto: uuid,
  preco: givenPrice,
  de: givenQuantity,
  ate: Type.Optional(givenQuantity),
  expira: Type.String(),
  concedidoPor: uuid,
  concedidoEm: Type.String(),
  revogadoEm: Type.Optional(Type.String()),
});
export type WireGrant = Static<typeof GrantObject>;

export const listGrantsSchema = {
  summary: 'Os preços que atendentes concederam a um cliente, os mais novos primeiro, até 200.',
  tag: 'Painel',
  params: ofClient,
  answer: Type.Object({ concessoes: Type.Array(GrantObject) }),
  refusals: someRefusals(grantTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

export const grantPriceSchema = {
  summary: 'Concede a um cliente um preço para um produto; um anterior deixa de valer.',
  tag: 'Painel',
  params: ofClient,
  body: GrantBody,
  answer: GrantObject,
  refusals: someRefusals(
    grantTexts,
    'client-not-found',
    'unknown-products',
    'price-of-nothing',
    'quantities-backwards',
    'already-over',
    'price-not-exact',
    'quantity-not-exact',
    'no-such-moment',
  ),
} as const satisfies EndpointSchema;

export const revokeGrantSchema = {
  summary: 'Revoga um preço que um atendente concedeu.',
  tag: 'Painel',
  params: Type.Object({ ...ofClient.properties, idconcessao: uuid }),
  answer: done,
  refusals: someRefusals(grantTexts, 'grant-not-found'),
} as const satisfies EndpointSchema;
