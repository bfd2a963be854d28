/** The filters of product lists on the wire, shared by the lists and their facet counts. */
import { fromReais, toReais } from '#kernel/money.ts';
import type { ProductFilter } from '../../domain/filters/product-filter.ts';
import type { ProductListQuery } from './product-list.schema.ts';

export type WireProductFilter = Pick<
  ProductListQuery,
  'tagsPesquisa' | 'agrupadores' | 'marcas' | 'precode' | 'precoate' | 'disponiveis' | 'produtoprincipal'
>;

/** Omits inactive filters. Spec 5: tags and groupings are joined by commas. */
export function productFilterToWire(filter: ProductFilter): WireProductFilter {
  const { tags, groupings, brands, price, available, linked } = filter;
  return {
    ...(tags.length === 0 ? {} : { tagsPesquisa: tags.join(',') }),
    ...(groupings.length === 0 ? {} : { agrupadores: groupings.join(',') }),
    ...(brands.length === 0 ? {} : { marcas: brands.join(',') }),
    ...(price?.from === undefined ? {} : { precode: toReais(price.from) }),
    ...(price?.to === undefined ? {} : { precoate: toReais(price.to) }),
    ...(available ? { disponiveis: true } : {}),
    ...(linked === 'shown' ? {} : { produtoprincipal: linked === 'hidden' ? 'true' : linked.of }),
  };
}

export function productFilterFromWire(wire: WireProductFilter): ProductFilter {
  const { precode, precoate, produtoprincipal = '' } = wire;
  return {
    tags: unique(wire.tagsPesquisa),
    groupings: unique(wire.agrupadores),
    brands: unique(wire.marcas),
    ...(precode === undefined && precoate === undefined
      ? {}
      : {
          price: {
            ...(precode === undefined ? {} : { from: fromReais(precode) }),
            ...(precoate === undefined ? {} : { to: fromReais(precoate) }),
          },
        }),
    available: wire.disponiveis === true,
    linked:
      produtoprincipal === '' || produtoprincipal === 'false'
        ? 'shown'
        : produtoprincipal === 'true'
          ? 'hidden'
          : { of: produtoprincipal },
  };
}

const unique = (joined: string | undefined): readonly string[] => [...new Set(splitTags(joined))];

/** Splits 'a,b' into a list. Spec 5: arrays are joined by commas. */
export const splitTags = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
