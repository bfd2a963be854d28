/** Blocks that only some homes have: their code loads when the page is idle, and until then the server's HTML stays. */
import { lazyPart } from '#features/catalog/storefront/lazy-part.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import type { ShownBlock } from '../../domain/home/home-block.ts';

const rareBlocks = () => import('./rare-blocks.ts');

export const heroPart = lazyPart(async () => (await rareBlocks()).HeroBlock);
export const imagesPart = lazyPart(async () => (await rareBlocks()).ImageCarousel);
export const personalPart = lazyPart(async () => (await rareBlocks()).PersonalCarousel);
export const textPart = lazyPart(async () => (await rareBlocks()).TextBlock);
export const brandsPart = lazyPart(async () => (await rareBlocks()).BrandsBlock);
export const bannersPart = lazyPart(async () => (await rareBlocks()).BannersBlock);

/** Whether it needs what only the browser knows, or reports what the shopper does with it. */
export const isPersonal = ({ kind, products }: ShownCarousel): boolean =>
  kind === 'recommended' || (kind === 'recently-seen' && products === undefined);

/** The lazy part of a block, if it has one. */
export function partOf({ content }: ShownBlock): { readonly load: () => Promise<unknown> } | undefined {
  switch (content.kind) {
    case 'hero':
      return content.picture && heroPart;
    case 'text':
      return textPart;
    case 'brands':
      return brandsPart;
    case 'banners':
      return bannersPart;
    case 'carousel':
      return content.carousel.kind === 'static-images'
        ? imagesPart
        : isPersonal(content.carousel)
          ? personalPart
          : undefined;
    default:
      return undefined;
  }
}
