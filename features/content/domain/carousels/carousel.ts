/** A row of pictures or products that a shop shows on its pages. Spec 3, carousel. */
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Audience, Schedule } from '../audience.ts';
import type { PageId } from '../static-page.ts';

export type CarouselId = string;

/** Where carousels are shown. Spec 7, carousels list-for-page. */
export const CAROUSEL_PAGES = ['home', 'category', 'search', 'product', 'cart', 'static-page'] as const;
export type CarouselPage = (typeof CAROUSEL_PAGES)[number];

/** A stored picture with its size in pixels, which reserves its space on the page. */
export interface StoredPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of a carousel or a banner. What staff send names pictures by their ids alone. */
export interface Slide<Picture = StoredPicture> {
  readonly picture: Picture;
  /** Shown on narrow screens instead. */
  readonly phonePicture?: Picture;
  readonly alt: string;
  /** A path within the shop, or an address elsewhere. */
  readonly href?: string;
}

/** Kinds that say by themselves which products they show. */
export const PLAIN_KINDS = [
  'offers',
  'best-sellers',
  'new',
  'bought-before',
  'recently-seen',
  'recommended',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

export type ProductsShown =
  | { readonly kind: 'chosen'; readonly productIds: readonly ProductId[] }
  | { readonly kind: 'by-tag'; readonly tags: readonly string[] }
  | { readonly kind: 'by-category'; readonly categoryId: CategoryId }
  | { readonly kind: PlainKind };

export interface StaticImages<Picture = StoredPicture> {
  readonly kind: 'static-images';
  readonly slides: readonly Slide<Picture>[];
  /** Seconds until the next slide; absent: it moves only when the shopper does. */
  readonly autoplay?: number;
}

export type CarouselContent<Picture = StoredPicture> = StaticImages<Picture> | ProductsShown;
export type CarouselKind = CarouselContent['kind'];

export interface CarouselTerms<Picture = StoredPicture> extends Schedule {
  readonly title: string;
  readonly content: CarouselContent<Picture>;
  readonly pages: readonly CarouselPage[];
  /** The only static page that shows it; absent: all of them. */
  readonly staticPageId?: PageId;
  /** How many products at most. */
  readonly max: number;
  readonly audience: Audience;
}

export interface Carousel extends CarouselTerms {
  readonly id: CarouselId;
  readonly position: number;
  /** Counts its changes. */
  readonly version: number;
}

export const showsProducts = (content: CarouselContent<unknown>): content is ProductsShown =>
  content.kind !== 'static-images';
