/** A part of a shop's home. The shop composes its home of blocks, in the order it wants. */
import type { CategoryId } from '#kernel/ids.ts';
import type { Audience, Device, Schedule } from '../audience.ts';
import type { CarouselId, Slide, StoredPicture } from '../carousels/carousel.ts';
import type { ShownCarousel } from '../carousels/shown-carousel.ts';

export type BlockId = string;

/** The top of the home; without a picture it shows products of the carousels. */
export interface HeroContent<Picture = StoredPicture> {
  readonly kind: 'hero';
  /** Absent: the shop's description. */
  readonly text?: string;
  readonly picture?: Omit<Slide<Picture>, 'href'>;
  readonly link?: { readonly label: string; readonly href: string };
}

export interface Brand<Picture = StoredPicture> {
  readonly name: string;
  readonly picture?: Picture;
}

type PlainContent<Picture> =
  | HeroContent<Picture>
  /** Empty: all categories of the first level. */
  | { readonly kind: 'categories'; readonly categoryIds: readonly CategoryId[] }
  | { readonly kind: 'combos'; readonly max: number }
  /** Sanitised once it is stored. */
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'brands'; readonly brands: readonly Brand<Picture>[] }
  | { readonly kind: 'banners'; readonly banners: readonly Slide<Picture>[] };

export type BlockContent<Picture = StoredPicture> =
  | PlainContent<Picture>
  | { readonly kind: 'carousel'; readonly carouselId: CarouselId };
export type BlockKind = BlockContent['kind'];

export interface BlockTerms<Picture = StoredPicture> extends Schedule {
  /** Its heading; may be empty. */
  readonly title: string;
  readonly content: BlockContent<Picture>;
  readonly audience: Audience;
}

export interface HomeBlock extends BlockTerms {
  readonly id: BlockId;
  readonly position: number;
  /** Counts its changes. */
  readonly version: number;
}

/** A block as shoppers see it. */
export interface ShownBlock {
  readonly id: BlockId;
  readonly title: string;
  /** Empty: all. */
  readonly devices: readonly Device[];
  readonly content:
    | PlainContent<StoredPicture>
    | { readonly kind: 'carousel'; readonly carousel: ShownCarousel };
}

export interface ShownHome {
  /** False: the shop has not composed its home, which is then the usual one; its carousels are still here. */
  readonly composed: boolean;
  readonly blocks: readonly ShownBlock[];
}
