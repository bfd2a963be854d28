import { pageStepper } from '#features/cart/storefront/add-or-step.tsx';
import { loadProduct } from '#features/catalog/storefront/product/load-product.ts';
import { productHead } from '#features/catalog/storefront/product/product-head.ts';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { productRatingQuery } from '#features/orders/storefront/rating/product-rating-query.ts';
import type { ShopPageContext } from '../../page-context.ts';
import { productExtras, productRating } from './lazy-product-extras.ts';

/** Loads a product and returns the page's head. */
export async function loadProductPage(context: ShopPageContext, slug: string, navigation: AbortSignal) {
  const { queryClient, shop } = context;
  const scope = await loadScope(context);
  const [product] = await Promise.all([
    loadProduct(queryClient, scope, shop, slug, navigation),
    productExtras.load(),
    productRating.load(),
    pageStepper.load(),
  ]);
  const rating = productRatingQuery(context.api, shop.id, product.id);
  // The page also works without it.
  await queryClient.prefetchQuery(rating);
  return productHead(context, shop, product, queryClient.getQueryData(rating.queryKey) ?? undefined);
}
