import { createFileRoute } from '@tanstack/react-router';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadProduct } from '#features/catalog/storefront/product/load-product.ts';
import { productHead } from '#features/catalog/storefront/product/product-head.ts';
import { ProductScreen } from '#features/catalog/storefront/product/product-screen.tsx';
import { ProductSkeleton } from '#features/catalog/storefront/product/product-skeleton.tsx';
import { loadedScope, loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { productQuery } from '#features/catalog/storefront/queries/product-query.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../../journeys/product-controls.ts';

/** One product. */
export const Route = createFileRoute('/$supplier/p/$slug')({
  loader: async ({ context, params, abortController }) => {
    const { queryClient, shop } = context;
    await loadProduct(queryClient, await loadScope(context), shop, params.slug, abortController.signal);
  },
  head: ({ match: { context }, params }) => {
    const query = productQuery(loadedScope(context), params.slug);
    const product = context.queryClient.getQueryData(query.queryKey);
    if (product === undefined) return { meta: [{ title: `Produto não encontrado | ${context.shop.name}` }] };
    return productHead(context, context.shop, product);
  },
  component: Product,
  pendingComponent: ProductSkeleton,
  pendingMs: 200,
  notFoundComponent: () => <CatalogNotFound title="Produto não encontrado" />,
});

function Product() {
  return <ProductScreen scope={useCatalogScope()} slug={Route.useParams().slug} controls={cartControls} />;
}
