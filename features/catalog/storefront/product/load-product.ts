import type { QueryClient } from '@tanstack/react-query';
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { askerOf, type CatalogScope } from '../queries/catalog-scope.ts';
import { loadQuery } from '../queries/load-query.ts';
import { orNotFound } from '../queries/or-not-found.ts';
import { productQuery } from '../queries/product-query.ts';
import { loadLazyParts } from './lazy-parts.ts';

/** Loads a product, and the payment methods if prices depend on them; the page also works if those fail. */
export async function loadProduct(
  queryClient: QueryClient,
  scope: CatalogScope,
  shop: Shop,
  slug: string,
  navigation: AbortSignal,
): Promise<ProductDetail> {
  const tags = new Set(shop.tags);
  const methods = pricesVaryByPayment(tags) ? loadMethods(queryClient, scope) : undefined;
  const product = await orNotFound(loadQuery(queryClient, productQuery(scope, slug), navigation));
  await Promise.all([methods, loadLazyParts(product, tags)]);
  return product;
}

async function loadMethods(queryClient: QueryClient, scope: CatalogScope): Promise<void> {
  const { paymentMethodsQuery } = await import('#features/payments/storefront/payment-methods-query.ts');
  await queryClient.prefetchQuery(paymentMethodsQuery(askerOf(scope)));
}
