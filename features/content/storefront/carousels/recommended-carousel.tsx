import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { WhenNear } from '#features/catalog/storefront/product/when-near.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { SuggestedProducts } from '#features/recommendations/storefront/suggested-products.tsx';
import type { CarouselId } from '../../domain/carousels/carousel.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import { carouselProductsQuery } from './carousels-query.ts';

interface RecommendedCarouselProps {
  readonly carousel: ShownCarousel;
  readonly title: string;
  /** The product on whose page it is. */
  readonly productId?: string | undefined;
  readonly controls: ProductControls;
  readonly first?: boolean;
}

/**
 * Recommended products that report what the shopper does with them. A home is the same for all visitors, so the session that their
 * feedback names is requested when the carousel comes near.
 */
export function RecommendedCarousel({
  carousel,
  title,
  productId,
  controls,
  first,
}: RecommendedCarouselProps) {
  const scope = useCatalogScope();
  const [requested, setRequested] = useState(carousel);
  const named = useMemo(() => new Set(requested.products?.map(({ id }) => id)), [requested]);
  return (
    <>
      <SuggestedProducts
        scope={scope}
        view={productId === undefined ? 'home' : 'product'}
        title={title}
        products={carousel.products ?? []}
        sessionId={requested.sessionId ?? ''}
        named={named}
        controls={controls}
        max={carousel.max}
        {...(first === true && { first })}
      />
      {carousel.sessionId === undefined && (
        <WhenNear>
          <RequestSession scope={scope} id={carousel.id} onAnswer={setRequested} />
        </WhenNear>
      )}
    </>
  );
}

interface RequestSessionProps {
  readonly scope: CatalogScope;
  readonly id: CarouselId;
  readonly onAnswer: (carousel: ShownCarousel) => void;
}

function RequestSession({ scope, id, onAnswer }: RequestSessionProps) {
  const { data } = useQuery(carouselProductsQuery(scope, id, { withSession: true }));
  useEffect(() => {
    if (data) onAnswer(data);
  }, [data, onAnswer]);
  return null;
}
