/** What a block has to be before it is stored, in the published home as in a draft. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { BlockRefusal } from '../../contract/block-texts.ts';
import type { WantedBlock } from '../../contract/home/panel-block.wire.ts';
import { scheduleProblem } from '../../domain/carousels/carousel-problem.ts';
import { blockProblem } from '../../domain/home/block-problem.ts';
import type { BlockContent, BlockTerms } from '../../domain/home/home-block.ts';
import { carouselById } from '../carousels/carousels.store.ts';
import { pagePictures } from '../page-pictures.store.ts';
import { picturesIn, safeHtml } from '../rich-text/safe-html.ts';
import { unknownNamed } from '../unknown-named.ts';
import { sizeContent } from './size-content.ts';

export type TermsProblem = Exclude<BlockRefusal, 'block-not-found' | 'too-many-blocks' | 'no-such-moment'>;

/** The terms sanitised and with the sizes of their pictures, or what is wrong with them. */
export async function checkedTerms(
  context: Context,
  wanted: WantedBlock,
): Promise<Result<BlockTerms, { readonly code: TermsProblem }>> {
  const content = await cleanContent(context, wanted.content);
  const problem = blockProblem({ content }) ?? scheduleProblem(wanted, context.now);
  if (problem !== undefined) return refuse({ code: problem });
  const categoryIds = content.kind === 'categories' ? content.categoryIds : [];
  const unknown = await unknownNamed(context, wanted.audience, categoryIds);
  if (unknown !== undefined) return refuse({ code: unknown });
  if (content.kind === 'carousel' && !(await hasCarousel(context, content.carouselId)))
    return refuse({ code: 'unknown-carousel' });
  const sized = await sizeContent(context, content);
  return sized === undefined ? refuse({ code: 'unknown-pictures' }) : accept({ ...wanted, content: sized });
}

async function cleanContent<Picture>(
  { db, supplier }: Context,
  content: BlockContent<Picture>,
): Promise<BlockContent<Picture>> {
  if (content.kind !== 'text') return content;
  const pictures = await pagePictures(db, supplier.id, picturesIn(content.html));
  return { ...content, html: safeHtml(content.html, pictures) };
}

const hasCarousel = async ({ db, supplier }: Context, id: string): Promise<boolean> =>
  id !== '' && (await carouselById(db, supplier.id, id)) !== undefined;
