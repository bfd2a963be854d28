import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { Lazy } from '#features/catalog/storefront/lazy.tsx';
import { LazyNotFound } from '#features/catalog/storefront/lazy-not-found.tsx';
import { ProductScreen } from '#features/catalog/storefront/product/product-screen.tsx';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { productExtras, productRating } from '../../../journeys/product/lazy-product-extras.ts';
import { cartControls } from '../../../journeys/product/product-controls.ts';
import { pendingPage } from '../../../pending-page.tsx';

const BelowProduct = lazy(() =>
  import('../../../journeys/product/below-product.tsx').then((module) => ({ default: module.BelowProduct })),
);

export const Route = createFileRoute('/$supplier/p/$slug')({
  codeSplitGroupings: [['component', 'notFoundComponent']],
  loader: async ({ context, params, abortController }) =>
    (await import('../../../journeys/product/load-product-page.ts')).loadProductPage(
      context,
      params.slug,
      abortController.signal,
    ),
  head: ({ match: { context, status }, loaderData }) =>
    loaderData ??
    (status === 'notFound' ? { meta: [{ title: `Produto não encontrado | ${context.shop.name}` }] } : {}),
  component: Product,
  ...pendingPage('ProductSkeleton'),
  notFoundComponent: () => <LazyNotFound title="Produto não encontrado" />,
});

function Product() {
  const scope = useCatalogScope();
  const { slug } = Route.useParams();
  return (
    <ProductScreen
      scope={scope}
      slug={slug}
      controls={cartControls}
      Below={BelowProduct}
      heading={<Lazy part={productRating} props={{ slug }} />}
    >
      <Lazy part={productExtras} props={{ slug }} meanwhile={<div className="h-27" />} />
    </ProductScreen>
  );
}
