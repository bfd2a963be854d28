import { type SlidesProblem, slidesProblem } from '../carousels/carousel-problem.ts';
import { showsNothing } from '../page-problem.ts';
import { safeLink } from '../safe-link.ts';
import type { BlockTerms, HeroContent } from './home-block.ts';

export const MAX_BLOCKS = 60;
/** Side by side. */
export const MAX_BANNERS = 4;
export const MAX_BRANDS = 24;
export const MAX_BLOCK_COMBOS = 12;
/** Characters of HTML. */
export const MAX_BLOCK_TEXT = 20_000;

export type BlockProblem = SlidesProblem | 'without-content' | 'text-too-long';

/** What keeps a block from being saved. Its HTML is sanitised before. */
export function blockProblem({ content }: Pick<BlockTerms<unknown>, 'content'>): BlockProblem | undefined {
  switch (content.kind) {
    case 'hero':
      return heroProblem(content);
    case 'banners':
      return content.banners.length === 0 ? 'without-content' : slidesProblem(content.banners);
    case 'text':
      if (content.html.length > MAX_BLOCK_TEXT) return 'text-too-long';
      return showsNothing(content.html) ? 'without-content' : undefined;
    case 'brands':
      return content.brands.every(({ name }) => name === '') ? 'without-content' : undefined;
    default:
      return undefined;
  }
}

/** The text beside the hero's picture may say all that it shows. */
const heroProblem = ({ link }: HeroContent<unknown>): BlockProblem | undefined =>
  link !== undefined && safeLink(link.href) === undefined ? 'unsafe-link' : undefined;
