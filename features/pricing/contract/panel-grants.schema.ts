import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { amount, done, moment, ofClient, price } from './fields.schema.ts';

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
} as const satisfies EndpointSchema;

export const grantPriceSchema = {
  summary: 'Concede a um cliente um preço para um produto; um anterior deixa de valer.',
  tag: 'Painel',
  params: ofClient,
  body: GrantBody,
  answer: GrantObject,
} as const satisfies EndpointSchema;

export const revokeGrantSchema = {
  summary: 'Revoga um preço que um atendente concedeu.',
  tag: 'Painel',
  params: Type.Object({ ...ofClient.properties, idconcessao: Uuid }),
  answer: done,
} as const satisfies EndpointSchema;
