import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { amount, done, moment, ofClient, price } from './fields.schema.ts';
import { grantTexts } from './texts.ts';

const GrantBody = Type.Object(
  {
    idproduto: Uuid,
    preco: price,
    de: Type.Optional(Type.Unsafe<number>({ ...amount, description: 'A partir desta quantidade' })),
    ate: Type.Optional(Type.Unsafe<number>({ ...amount, description: 'Até esta quantidade, inclusive' })),
    expira: moment,
  },
  { additionalProperties: false },
);
export type WireGrantBody = Static<typeof GrantBody>;

const GrantObject = Type.Object({
  id: Uuid,
  idproduto: Uuid,
  preco: price,
  de: amount,
  ate: Type.Optional(amount),
  expira: Type.String(),
  concedidoPor: Uuid,
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
  params: Type.Object({ ...ofClient.properties, idconcessao: Uuid }),
  answer: done,
  refusals: someRefusals(grantTexts, 'grant-not-found'),
} as const satisfies EndpointSchema;
