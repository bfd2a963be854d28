import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import { RecommendedCarousel } from './recommended-carousel.tsx';
import { SeenCarousel } from './seen-carousel.tsx';

interface PersonalCarouselProps {
  readonly carousel: ShownCarousel;
  readonly title: string;
  readonly controls: ProductControls;
  readonly first: boolean;
}

/** A carousel of what this shopper saw last, or is recommended. */
export const PersonalCarousel = ({ carousel, title, controls, first }: PersonalCarouselProps) =>
  carousel.kind === 'recommended' ? (
    <RecommendedCarousel carousel={carousel} title={title} controls={controls} first={first} />
  ) : (
    <SeenCarousel title={title} carouselId={carousel.id} controls={controls} />
  );
