import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { recentProducts } from '#features/catalog/storefront/recent/recent-products.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import { CarouselView } from '../home/home-blocks.tsx';
import { type CarouselPlace, carouselProductsQuery, carouselsQuery } from './carousels-query.ts';
import { RecommendedCarousel } from './recommended-carousel.tsx';

interface PageCarouselsProps {
  readonly place: CarouselPlace;
  readonly controls: ProductControls;
}

/** The carousels of a page other than the home, at its end: they are loaded after it, and nothing but the footer moves. */
export function PageCarousels({ place, controls }: PageCarouselsProps) {
  const scope = useCatalogScope();
  const { data: carousels = [] } = useQuery(carouselsQuery(scope, place));
  if (carousels.length === 0) return null;
  return (
    <div className="mt-9 flex flex-col gap-7 md:mt-12 md:gap-10">
      {carousels.map((carousel) =>
        carousel.kind === 'static-images' ? (
          <CarouselView key={carousel.id} carousel={carousel} scope={scope} controls={controls} />
        ) : (
          <ProductsOfCarousel
            key={carousel.id}
            carousel={carousel}
            productId={place.productId}
            scope={scope}
            controls={controls}
          />
        ),
      )}
    </div>
  );
}

interface ProductsOfCarouselProps {
  readonly carousel: ShownCarousel;
  readonly productId: string | undefined;
  readonly scope: CatalogScope;
  readonly controls: ProductControls;
}

function ProductsOfCarousel({ carousel, productId, scope, controls }: ProductsOfCarouselProps) {
  const { supplierId } = scope;
  const [seen, setSeen] = useState<readonly string[]>([]);
  const needsSeen = carousel.kind === 'recently-seen';
  useEffect(() => {
    if (needsSeen) setSeen(recentProducts(supplierId).map(({ slug }) => slug));
  }, [needsSeen, supplierId]);
  const { data } = useQuery({
    ...carouselProductsQuery(scope, carousel.id, {
      productId,
      seen,
      withSession: carousel.kind === 'recommended',
    }),
    enabled: !needsSeen || seen.length > 0,
  });
  if (!data) return null;
  if (data.kind === 'recommended')
    return (
      <RecommendedCarousel carousel={data} title={data.title} productId={productId} controls={controls} />
    );
  return <CarouselView carousel={data} scope={scope} controls={controls} />;
}
