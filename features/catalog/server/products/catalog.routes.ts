import type { FastifyInstance } from 'fastify';
import { addressOf } from '#features/addresses/server/addresses-of.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import { type AddressId, EMPTY_UUID } from '#kernel/ids.ts';
import { parseQuantity } from '#kernel/quantity.ts';
import { notFound, refusalOf } from '#platform/http/common-refusals.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { buyingTermsFromWire } from '../../contract/buying-terms.wire.ts';
import { productListToWire, productToWire } from '../../contract/products/product.wire.ts';
import { getProductSchema } from '../../contract/products/product-detail.schema.ts';
import { productDetailToWire, quantityPriceToWire } from '../../contract/products/product-detail.wire.ts';
import {
  listProductsSchema,
  listProductsWithoutAddressSchema,
  type ProductListQuery,
  type WireProductList,
} from '../../contract/products/product-list.schema.ts';
import { productQueryFromWire } from '../../contract/products/product-query.wire.ts';
import {
  getProductEndpoint,
  listProductsEndpoint,
  listProductsWithoutAddressEndpoint,
} from '../../contract/products/products.endpoints.ts';
import { suggestProductsEndpoint } from '../../contract/search/search.endpoints.ts';
import { suggestProductsSchema } from '../../contract/search/search.schema.ts';
import { catalogTexts } from '../../contract/texts.ts';
import { recordListed } from '../search/record-searches.ts';
import { type ShopPages, shownRedirect, withMove } from '../search/redirects/shown-redirect.ts';
import { suggestProducts } from '../search/suggest-products.ts';
import { getProduct } from './get-product.ts';
import { type LastPurchasesOf, listProducts } from './list-products.ts';

export interface CatalogSources {
  readonly shopPages: ShopPages;
  readonly lastPurchases: LastPurchasesOf;
}

/** All calls are open to visitors; the use cases omit what a visitor may not see. */
export function catalogRoutes(app: FastifyInstance, sources: CatalogSources): void {
  const searching = { access: 'anyone', weight: 5 } as const;

  serve(app, listProductsEndpoint, listProductsSchema, searching, async (context, { params, query }) => {
    const { idendereco } = params;
    if (idendereco === EMPTY_UUID) return productPage(context, query, sources);
    // Another client's address and an unknown address get the same response. Design 4, paths.
    if ((await addressOf(context, idendereco)) === undefined) throw notFound();
    return productPage(context, query, sources, idendereco);
  });
  serve(
    app,
    listProductsWithoutAddressEndpoint,
    listProductsWithoutAddressSchema,
    searching,
    (context, { query }) => productPage(context, query, sources),
  );
  serve(app, suggestProductsEndpoint, suggestProductsSchema, searching, async (context, { query }) => {
    const found = await suggestProducts(context, query.query, buyingTermsFromWire(query));
    return {
      resultset: {
        hits: found.products.map(productToWire),
        total: found.total,
        aproximado: found.approximate,
        ...defined({ consultaCorrigida: found.corrected }),
      },
    };
  });
  serve(
    app,
    getProductEndpoint,
    getProductSchema,
    { access: 'anyone' },
    async (context, { params, query }) => {
      const detail = orRefuse(
        await getProduct(context, {
          idOrSlug: params.idproduto,
          withSimilar: query.disableSimilares !== true,
          ...buyingTermsFromWire(query),
        }),
        catalogTexts,
      );
      const quantity = query.quantidade === undefined ? undefined : parseQuantity(query.quantidade);
      const wire = productDetailToWire(detail);
      if (quantity === undefined || detail.offer === undefined) return wire;
      const rules = priceRules(context.supplier.tags);
      return {
        ...wire,
        precoquantidade: quantityPriceToWire(detail.offer, quantity, rules, detail.increments),
      };
    },
  );
}

/** Serves both list calls: the address only changes which price policies apply. */
async function productPage(
  context: RequestContext,
  query: ProductListQuery,
  { shopPages, lastPurchases }: CatalogSources,
  addressId?: AddressId,
): Promise<WireProductList> {
  if (query.fornec !== undefined && query.fornec !== context.supplier.id)
    throw refusalOf('supplier-conflict');
  const wanted = productQueryFromWire(query, addressId);
  const redirect = await shownRedirect(context, wanted, shopPages);
  const found = await withMove(context, wanted, await listProducts(context, wanted, lastPurchases));
  const list = orRefuse(
    withWireFacts(found, ({ movedTo }) => ({ mudouPara: movedTo })),
    catalogTexts,
  );
  recordListed(context, wanted, list, redirect !== undefined);
  return productListToWire({ ...list, ...defined({ redirect }) });
}
