import { loadProduct } from '#features/catalog/storefront/product/load-product.ts';
import { productHead } from '#features/catalog/storefront/product/product-head.ts';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ShopPageContext } from '../page-context.ts';

/** A product's data and head. */
export async function loadProductPage(context: ShopPageContext, slug: string, navigation: AbortSignal) {
  const { queryClient, shop } = context;
  const scope = await loadScope(context);
  return productHead(context, shop, await loadProduct(queryClient, scope, shop, slug, navigation));
}
