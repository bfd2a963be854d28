import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { Device } from '../audience.ts';
import type { CarouselId, CarouselKind, CarouselPage, Slide } from './carousel.ts';

/** A carousel as shoppers see it. */
export interface ShownCarousel {
  readonly id: CarouselId;
  readonly title: string;
  readonly kind: CarouselKind;
  readonly pages: readonly CarouselPage[];
  /** Empty: all. */
  readonly devices: readonly Device[];
  readonly slides: readonly Slide[];
  /** Seconds. */
  readonly autoplay?: number;
  /** For the link to all products of a carousel. */
  readonly tags: readonly string[];
  readonly categoryPath?: string;
  readonly max: number;
  /** Absent: not loaded yet. */
  readonly products?: readonly ProductCard[];
  /** Names this answer in feedback on recommended products; only where it was asked for. */
  readonly sessionId?: string;
}
