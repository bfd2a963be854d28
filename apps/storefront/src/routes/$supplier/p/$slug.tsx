import { createFileRoute } from '@tanstack/react-router';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadProduct } from '#features/catalog/storefront/product/load-product.ts';
import { productHead } from '#features/catalog/storefront/product/product-head.ts';
import { ProductScreen } from '#features/catalog/storefront/product/product-screen.tsx';
import { ProductSkeleton } from '#features/catalog/storefront/product/product-skeleton.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../../journeys/product-controls.ts';
import { ProductFreight } from '../../../journeys/product-freight.tsx';
import { ProductGiftWrap } from '../../../journeys/product-gift-wrap.tsx';

/** One product. */
export const Route = createFileRoute('/$supplier/p/$slug')({
  loader: async ({ context, params, abortController }) => {
    const { queryClient, shop } = context;
    const scope = await loadScope(context);
    const product = await loadProduct(queryClient, scope, shop, params.slug, abortController.signal);
    // Made here, what makes it is loaded with the screen, and not with every first page.
    return productHead(context, shop, product);
  },
  head: ({ match: { context, status }, loaderData }) =>
    loaderData ??
    (status === 'notFound' ? { meta: [{ title: `Produto não encontrado | ${context.shop.name}` }] } : {}),
  component: Product,
  pendingComponent: ProductSkeleton,
  pendingMs: 200,
  notFoundComponent: () => <CatalogNotFound title="Produto não encontrado" />,
});

function Product() {
  const scope = useCatalogScope();
  const { slug } = Route.useParams();
  return (
    <ProductScreen scope={scope} slug={slug} controls={cartControls}>
      <ProductGiftWrap scope={scope} slug={slug} />
      <ProductFreight scope={scope} slug={slug} />
    </ProductScreen>
  );
}
