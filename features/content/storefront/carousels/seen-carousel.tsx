import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { ProductRow } from '#features/catalog/storefront/card/product-row.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { recentProducts } from '#features/catalog/storefront/recent/recent-products.ts';
import type { CarouselId } from '../../domain/carousels/carousel.ts';
import { carouselProductsQuery } from './carousels-query.ts';

interface SeenCarouselProps {
  readonly title: string;
  readonly carouselId: CarouselId;
  readonly controls: ProductControls;
}

/**
 * The products that this browser saw last. Only the browser knows them, so the server's HTML reserves no space: the row is added
 * while its place is not in view, where nothing that is read can move.
 */
export function SeenCarousel({ title, carouselId, controls }: SeenCarouselProps) {
  const scope = useCatalogScope();
  const { supplierId } = scope;
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => setSeen(recentProducts(supplierId).map(({ slug }) => slug)), [supplierId]);
  if (seen.length === 0) return null;
  return <SeenProducts {...{ title, carouselId, controls, scope, seen }} />;
}

interface SeenProductsProps extends SeenCarouselProps {
  readonly scope: CatalogScope;
  readonly seen: readonly string[];
}

function SeenProducts({ title, carouselId, controls, scope, seen }: SeenProductsProps) {
  const { data } = useQuery(carouselProductsQuery(scope, carouselId, { seen }));
  const mark = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  const products = data?.products ?? [];
  const hasProducts = products.length > 0;
  useEffect(() => {
    const element = mark.current;
    if (element === null || !hasProducts) return;
    const observer = new IntersectionObserver(([place]) => {
      if (place !== undefined && !place.isIntersecting) setPlaced(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasProducts]);
  if (!isPlaced || !hasProducts) return <div ref={mark} />;
  return <ProductRow title={title} products={products} session={scope.session} controls={controls} />;
}
