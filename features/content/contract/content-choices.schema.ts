import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, orNull, uuid } from '#platform/contract/fields.schema.ts';

const named = Type.Object({ id: uuid, nome: Type.String() });

const choices = Type.Object({
  segmentos: Type.Array(named),
  grupos: Type.Array(Type.String(), { description: 'Grupos que têm clientes' }),
  formasPagamento: Type.Array(named),
  categorias: Type.Array(Type.Object({ ...named.properties, pai: orNull(uuid) }), {
    description: 'Na ordem da loja',
  }),
});
export type WireContentChoices = Static<typeof choices>;

export const contentChoicesSchema = {
  summary:
    'O que um carrossel ou bloco da home pode nomear: segmentos, grupos, formas de pagamento, categorias.',
  tag: 'Painel',
  params: ofSupplier,
  answer: choices,
} as const satisfies EndpointSchema;
