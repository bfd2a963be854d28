import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import type { Facets, FacetValue, GroupingFacet } from '../../domain/filters/facets.ts';
import type { listFiltersSchema, WireFacetValue } from './filters.schema.ts';

type WireFacets = Answer<typeof listFiltersSchema>;

export const facetValueToWire = ({ key, name, count }: FacetValue): WireFacetValue => ({
  valor: key,
  nome: name,
  quantidade: count,
});
const facetValueFromWire = ({ valor, nome, quantidade }: WireFacetValue): FacetValue => ({
  key: valor,
  name: nome,
  count: quantidade,
});

export const facetsToWire = (facets: Facets): WireFacets => ({
  tags: facets.tags.map(facetValueToWire),
  marcas: facets.brands.map(facetValueToWire),
  agrupadores: facets.groupings.flatMap(({ kind, values }) =>
    values.map((value) => ({ ...facetValueToWire(value), tipo: kind })),
  ),
  ...defined({
    preco:
      facets.price === undefined
        ? undefined
        : { minimo: toReais(facets.price.lowest), maximo: toReais(facets.price.highest) },
  }),
  disponiveis: facets.available,
  vinculados: facets.linked,
  total: facets.total,
});

export const facetsFromWire = (wire: WireFacets): Facets => ({
  tags: wire.tags.map(facetValueFromWire),
  brands: wire.marcas.map(facetValueFromWire),
  groupings: kindsFromWire(wire.agrupadores),
  ...defined({
    price:
      wire.preco === undefined
        ? undefined
        : { lowest: fromReais(wire.preco.minimo), highest: fromReais(wire.preco.maximo) },
  }),
  available: wire.disponiveis,
  linked: wire.vinculados,
  total: wire.total,
});

function kindsFromWire(groupings: WireFacets['agrupadores']): readonly GroupingFacet[] {
  const kinds = new Map<string, FacetValue[]>();
  for (const { tipo, ...value } of groupings)
    kinds.set(tipo, [...(kinds.get(tipo) ?? []), facetValueFromWire(value)]);
  return [...kinds].map(([kind, values]) => ({ kind, values }));
}
