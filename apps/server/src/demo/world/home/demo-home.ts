import type { PlainKind } from '#features/content/domain/carousels/carousel.ts';
import type { DemoGround } from '../../catalog/demo-product.ts';

/** A wide picture composed of glyphs; phones get a narrower one. */
export interface DemoBanner {
  readonly glyphs: readonly string[];
  readonly ground: DemoGround;
  readonly alt: string;
  readonly href: string;
}

export type DemoBlock =
  | { readonly kind: 'hero' | 'categories' | 'combos' }
  | {
      readonly kind: 'images';
      readonly title: string;
      readonly autoplay: number;
      readonly banners: readonly DemoBanner[];
    }
  | { readonly kind: 'banners'; readonly title: string; readonly banners: readonly DemoBanner[] }
  | { readonly kind: PlainKind; readonly title: string }
  | { readonly kind: 'by-tag'; readonly title: string; readonly tags: readonly string[] }
  /** The path of a category. */
  | { readonly kind: 'by-category'; readonly title: string; readonly category: string }
  | { readonly kind: 'brands'; readonly title: string; readonly names: readonly string[] }
  | { readonly kind: 'text'; readonly title: string; readonly html: string };

export interface DemoHome {
  readonly supplier: string;
  /** E-mail of the member of staff who composes it. */
  readonly staff: string;
  readonly blocks: readonly DemoBlock[];
}
