/**
 * Changes of the published home itself, which shoppers see at once: for who has no use for a draft, such as another system. A draft that
 * began before says that it is behind. Every change is audited.
 */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import type { Context, StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { BlockRefusal } from '../../contract/block-texts.ts';
import { panelBlockToWire, type WantedBlock } from '../../contract/home/panel-block.wire.ts';
import { MAX_BLOCKS } from '../../domain/home/block-problem.ts';
import type { BlockId, HomeBlock } from '../../domain/home/home-block.ts';
import { checkedTerms, type TermsProblem } from './block-terms.ts';
import { changingPublishedHome } from './changing-home.ts';
import {
  blockById,
  blocksOf,
  deleteBlock,
  insertBlock,
  placeBlocks,
  updateBlock,
} from './home-blocks.store.ts';
import { ensureDuePublished } from './home-state.ts';

type Refusing<Code extends BlockRefusal, Value = HomeBlock> = Result<Value, { readonly code: Code }>;

const notFound = refuse({ code: 'block-not-found' as const });

export async function listBlocks(context: Context): Promise<HomeBlock[]> {
  await ensureDuePublished(context);
  return blocksOf(context.db, context.supplier.id);
}

export const addBlock = (
  context: StaffContext,
  wanted: WantedBlock,
): Promise<Refusing<TermsProblem | 'too-many-blocks'>> =>
  changingPublishedHome(context, async (inside) => {
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
  changingPublishedHome(context, async (inside): Promise<Saved> => {
    const before = await blockById(inside.db, inside.supplier.id, id);
    if (before === undefined) return notFound;
    if (read !== undefined && read !== before.version) return changedByOther(before);
    const terms = await checkedTerms(inside, wanted);
    if (!terms.ok) return terms;
    await updateBlock(inside.db, inside.supplier.id, id, terms.value);
    return accept(await recorded(inside, { action: 'home-block.changed', id, before }));
  });

export const removeBlock = (context: StaffContext, id: BlockId): Promise<Refusing<'block-not-found', void>> =>
  changingPublishedHome(context, async (inside) => {
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
  changingPublishedHome(context, async (inside) => {
    const { db, supplier } = inside;
    const before = (await blocksOf(db, supplier.id)).map(({ id }) => id);
    if (!ids.every((id) => before.includes(id))) return notFound;
    const after = [...new Set([...ids, ...before])];
    await placeBlocks(db, supplier.id, after);
    const change = { action: 'home-blocks.ordered', subjectId: supplier.id } as const;
    await recordChangeOf(inside, { ...change, before: { blocks: before }, after: { blocks: after } });
    return accept(after);
  });

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
