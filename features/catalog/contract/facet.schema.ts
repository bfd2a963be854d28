import { type Static, Type } from 'typebox';

/** A facet value and the number of products it would leave. */
export const facetValueSchema = Type.Object({
  valor: Type.String({ description: 'Como vai na consulta' }),
  nome: Type.String(),
  quantidade: Type.Integer({ minimum: 0 }),
});
export type WireFacetValue = Static<typeof facetValueSchema>;

export const groupingValueSchema = Type.Object({
  ...facetValueSchema.properties,
  tipo: Type.String({ description: 'Tamanho, Sabor…; vazio quando não tem' }),
});
