/** The carousels that a page shows. Spec 7, carousels list-for-page. */
import type { Instant } from '#kernel/scope.ts';
import { isMeantFor, isPublishedAt, type Viewer } from '../audience.ts';
import type { PageId } from '../static-page.ts';
import type { Carousel, CarouselId, CarouselPage } from './carousel.ts';

export interface WantedCarousels {
  /** Absent: of any page. */
  readonly page?: CarouselPage;
  readonly staticPageId?: PageId;
  /** This carousel alone. */
  readonly carouselId?: CarouselId;
  /** Opened by a preview link: also drafts and scheduled ones. */
  readonly preview?: boolean;
}

/** In the shop's order. */
export const carouselsForPage = (
  carousels: readonly Carousel[],
  { page, staticPageId, carouselId, preview = false }: WantedCarousels,
  viewer: Viewer,
  now: Instant,
): Carousel[] =>
  carousels.filter(
    (carousel) =>
      (preview || isPublishedAt(carousel, now)) &&
      (carouselId === undefined || carousel.id === carouselId) &&
      (page === undefined || carousel.pages.includes(page)) &&
      (carousel.staticPageId === undefined ||
        page !== 'static-page' ||
        carousel.staticPageId === staticPageId) &&
      isMeantFor(carousel.audience, viewer),
  );
