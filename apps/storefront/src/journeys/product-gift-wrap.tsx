import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { productQuery } from '#features/catalog/storefront/queries/product-query.ts';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { whenQuiet } from '#platform/ui/when-quiet.ts';

const GiftWrapChoice = lazy(() =>
  whenQuiet()
    .then(() => import('#features/cart/storefront/gift-wrap-choice.tsx'))
    .then((module) => ({ default: module.GiftWrapChoice })),
);

interface ProductGiftWrapProps {
  readonly scope: CatalogScope;
  readonly slug: string;
}

/** The cart's choice of wrapping, for products whose shop offers it. */
export function ProductGiftWrap({ scope, slug }: ProductGiftWrapProps) {
  const { data: product } = useSuspenseQuery(productQuery(scope, slug));
  if (!product.available || product.giftWrapPrice === undefined) return null;
  return (
    <Suspense fallback={<Skeleton className="h-16" />}>
      <GiftWrapChoice productId={product.id} price={product.giftWrapPrice} />
    </Suspense>
  );
}
