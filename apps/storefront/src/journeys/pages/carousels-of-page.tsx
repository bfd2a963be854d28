import { lazy, Suspense } from 'react';
import type { CarouselPlace } from '#features/content/storefront/carousels/carousels-query.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { cartControls } from '../product/product-controls.ts';

const PageCarousels = lazy(() =>
  whenIdle()
    .then(() => import('#features/content/storefront/carousels/page-carousels.tsx'))
    .then((module) => ({ default: module.PageCarousels })),
);

/** The shop's carousels at the end of a page; their code loads only where the shop has some. Spec 7, carousels. */
export function CarouselsOfPage(place: CarouselPlace) {
  const { carouselPages = [] } = useShop();
  if (!carouselPages.includes(place.page)) return null;
  return (
    <Suspense>
      <PageCarousels place={place} controls={cartControls} />
    </Suspense>
  );
}
