/** How a shop's staff compose its home. Every change is audited. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { BlockRefusal } from '../../contract/block-texts.ts';
import { panelBlockToWire, type WantedBlock } from '../../contract/home/panel-block.wire.ts';
import { scheduleProblem } from '../../domain/carousels/carousel-problem.ts';
import { blockProblem, MAX_BLOCKS } from '../../domain/home/block-problem.ts';
import type { BlockContent, BlockId, BlockTerms, HomeBlock } from '../../domain/home/home-block.ts';
import { carouselById } from '../carousels/carousels.store.ts';
import { changingPages } from '../change-pages.ts';
import { pagePictures } from '../page-pictures.store.ts';
import { picturesIn, safeHtml } from '../rich-text/safe-html.ts';
import { unknownNamed } from '../unknown-named.ts';
import {
  blockById,
  blocksOf,
  deleteBlock,
  insertBlock,
  placeBlocks,
  updateBlock,
} from './home-blocks.store.ts';
import { sizeContent } from './size-content.ts';

type Refusing<Code extends BlockRefusal, Value = HomeBlock> = Result<Value, { readonly code: Code }>;
type TermsProblem = Exclude<BlockRefusal, 'block-not-found' | 'too-many-blocks' | 'no-such-moment'>;

const notFound = refuse({ code: 'block-not-found' as const });

export const listBlocks = ({ db, supplier }: Context): Promise<HomeBlock[]> => blocksOf(db, supplier.id);

export const addBlock = (
  context: StaffContext,
  wanted: WantedBlock,
): Promise<Refusing<TermsProblem | 'too-many-blocks'>> =>
  changingPages(context, async (inside) => {
    const { db, supplier } = inside;
    const terms = await checkedTerms(inside, wanted);
    if (!terms.ok) return terms;
    if ((await blocksOf(db, supplier.id)).length >= MAX_BLOCKS) return refuse({ code: 'too-many-blocks' });
    const id = newId();
    await insertBlock(db, supplier.id, id, terms.value);
    return accept(await recorded(inside, { action: 'home-block.made', id }));
  });

type Saved = Result<
  HomeBlock,
  { readonly code: TermsProblem | 'block-not-found' } | ChangedByOther<HomeBlock>
>;

/** Replaces all terms but the position. `read`: the version that the change is based on; refused if there is a later one. */
export const changeBlock = (
  context: StaffContext,
  id: BlockId,
  wanted: WantedBlock,
  read?: number,
): Promise<Saved> =>
  changingPages(context, async (inside): Promise<Saved> => {
    const before = await blockById(inside.db, inside.supplier.id, id);
    if (before === undefined) return notFound;
    if (read !== undefined && read !== before.version) return changedByOther(before);
    const terms = await checkedTerms(inside, wanted);
    if (!terms.ok) return terms;
    await updateBlock(inside.db, inside.supplier.id, id, terms.value);
    return accept(await recorded(inside, { action: 'home-block.changed', id, before }));
  });

export const removeBlock = (context: StaffContext, id: BlockId): Promise<Refusing<'block-not-found', void>> =>
  changingPages(context, async (inside) => {
    const before = await blockById(inside.db, inside.supplier.id, id);
    if (before === undefined) return notFound;
    await deleteBlock(inside.db, inside.supplier.id, id);
    const change = { action: 'home-block.removed', subjectId: id, before } as const;
    await recordChangeOf(inside, change, (block) => panelBlockToWire(block, inside.now));
    return accept(undefined);
  });

/** Puts these first, in this order; the others follow in theirs. */
export const orderBlocks = (
  context: StaffContext,
  ids: readonly BlockId[],
): Promise<Refusing<'block-not-found', readonly BlockId[]>> =>
  changingPages(context, async (inside) => {
    const { db, supplier } = inside;
    const before = (await blocksOf(db, supplier.id)).map(({ id }) => id);
    if (!ids.every((id) => before.includes(id))) return notFound;
    const after = [...new Set([...ids, ...before])];
    await placeBlocks(db, supplier.id, after);
    const change = { action: 'home-blocks.ordered', subjectId: supplier.id } as const;
    await recordChangeOf(inside, { ...change, before: { blocks: before }, after: { blocks: after } });
    return accept(after);
  });

/** The terms sanitised and with the sizes of their pictures, or what is wrong with them. */
async function checkedTerms(
  context: StaffContext,
  wanted: WantedBlock,
): Promise<Refusing<TermsProblem, BlockTerms>> {
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

interface BlockChange {
  readonly action: `home-block.${string}`;
  readonly id: BlockId;
  readonly before?: HomeBlock;
}

async function recorded(inside: StaffContext, { action, id, before }: BlockChange): Promise<HomeBlock> {
  const after = await blockById(inside.db, inside.supplier.id, id);
  if (after === undefined) throw new Error('a changed block is gone');
  await recordChangeOf(inside, { action, subjectId: id, before, after }, (block: HomeBlock) =>
    panelBlockToWire(block, inside.now),
  );
  return after;
}
