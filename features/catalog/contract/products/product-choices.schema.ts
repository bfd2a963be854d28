import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, text, uuid } from '#platform/contract/fields.schema.ts';

export const productChoicesSchema = {
  summary: 'Os produtos à venda cujo nome ou código contém o texto: os 20 primeiros, por nome.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ busca: Type.Optional(text(100)) }),
  answer: Type.Object({
    produtos: Type.Array(Type.Object({ id: uuid, nome: Type.String(), sku: Type.String() })),
  }),
} as const satisfies EndpointSchema;
