/** Product queries on the wire, shared by the lists and their facet counts. */
import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId, SupplierId } from '#kernel/ids.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NO_FILTER, type ProductFilter } from '../../domain/filters/product-filter.ts';
import { DEFAULT_SORT, PAGE_SIZE, type ProductQuery } from '../../domain/product-query.ts';
import { listTermsFromWire } from '../buying-terms.wire.ts';
import type { ProductListQuery } from './product-list.schema.ts';
import { parseSort, sortToWire } from './sort.wire.ts';

/** The query's parameters; its address is in the path, and policies are never ignored by a browser. */
export function productQueryToWire(
  supplierId: SupplierId,
  {
    category,
    text,
    filter,
    sort = DEFAULT_SORT,
    page = 1,
    pageSize = PAGE_SIZE,
    deliveryType,
    paymentMethodId,
  }: ProductQuery,
): ProductListQuery {
  return {
    fornec: supplierId,
    page,
    limit: pageSize,
    ordenacao: sortToWire(sort),
    canalVenda: 'WEB',
    ...defined({ categ: category, sk: text }),
    ...productFilterToWire({ ...NO_FILTER, ...filter }),
    ...defined({
      tipoentrega: deliveryType === undefined ? undefined : deliveryTypeToWire(deliveryType),
      formapagamento: paymentMethodId,
    }),
  };
}

export const productQueryFromWire = (
  wire: ProductListQuery,
  addressId?: AddressId,
): ProductQuery & { readonly filter: ProductFilter } => ({
  ...defined({ category: wire.categ, text: wire.sk }),
  filter: productFilterFromWire(wire),
  sort: parseSort(wire.ordenacao),
  page: wire.page ?? 1,
  pageSize: wire.limit ?? PAGE_SIZE,
  ...listTermsFromWire({ ...wire, idendereco: addressId }),
  ignorePolicies: wire.ignorepolicy === true,
});

export type WireProductFilter = Pick<
  ProductListQuery,
  | 'tagsPesquisa'
  | 'agrupadores'
  | 'marcas'
  | 'precode'
  | 'precoate'
  | 'disponiveis'
  | 'comprados'
  | 'produtoprincipal'
>;

/** Omits inactive filters. Spec 5: tags and groupings are joined by commas. */
export function productFilterToWire(filter: ProductFilter): WireProductFilter {
  const { tags, groupings, brands, price, available, bought, linked } = filter;
  return {
    ...(tags.length === 0 ? {} : { tagsPesquisa: tags.join(',') }),
    ...(groupings.length === 0 ? {} : { agrupadores: groupings.join(',') }),
    ...(brands.length === 0 ? {} : { marcas: brands.join(',') }),
    ...defined({
      precode: price?.from === undefined ? undefined : toReais(price.from),
      precoate: price?.to === undefined ? undefined : toReais(price.to),
    }),
    ...(available ? { disponiveis: true } : {}),
    ...(bought ? { comprados: true } : {}),
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
            ...defined({
              from: precode === undefined ? undefined : fromReais(precode),
              to: precoate === undefined ? undefined : fromReais(precoate),
            }),
          },
        }),
    available: wire.disponiveis === true,
    bought: wire.comprados === true,
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
