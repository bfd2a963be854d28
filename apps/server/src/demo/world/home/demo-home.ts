import type { PlainKind } from '#features/content/domain/carousels/carousel.ts';

/** A wide picture of `apps/server/demo/pictures/banners`; phones get the narrower one beside it. */
export interface DemoBanner {
  readonly file: string;
  readonly alt: string;
  readonly href: string;
}

export type DemoBlock =
  | { readonly kind: 'hero'; readonly title: string; readonly text: string }
  | { readonly kind: 'categories' | 'combos' }
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
