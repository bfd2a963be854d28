/** How a shop's staff prepare its home in a draft, which no shopper sees. Every change is audited. */
import { recordChange, recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { homeFacts } from '../../contract/home/home-draft.wire.ts';
import { panelBlockToWire, type WantedBlock } from '../../contract/home/panel-block.wire.ts';
import { MAX_BLOCKS } from '../../domain/home/block-problem.ts';
import type { BlockId, HomeBlock } from '../../domain/home/home-block.ts';
import {
  type HomeDraft,
  type HomeState,
  inOrder,
  nextDraftVersion,
  withBlock,
  withoutBlock,
} from '../../domain/home/home-draft.ts';
import { checkedTerms, type TermsProblem } from './block-terms.ts';
import { changingHome } from './changing-home.ts';
import { blocksOf } from './home-blocks.store.ts';
import { draftRowOf, endDraft, saveDraft } from './home-drafts.store.ts';
import { homeState } from './home-state.ts';
import { homeVersion, latestHome } from './home-versions.store.ts';

type Refusal<Code extends string> = { readonly code: Code };
type Changed = Result<HomeState, Refusal<'draft-not-found'> | ChangedByOther<HomeState>>;

export const addDraftBlock = (
  context: StaffContext,
  wanted: WantedBlock,
): Promise<Result<HomeBlock, Refusal<TermsProblem | 'too-many-blocks' | 'home-scheduled'>>> =>
  changingHome(context, async (inside) => {
    const draft = await draftToChange(inside);
    if (draft.publishAt !== undefined) return refuse({ code: 'home-scheduled' });
    const terms = await checkedTerms(inside, wanted);
    if (!terms.ok) return terms;
    const { blocks, version } = draft;
    if (blocks.length >= MAX_BLOCKS) return refuse({ code: 'too-many-blocks' });
    const block = { ...terms.value, id: newId(), position: blocks.length, version };
    await save(inside, draft, withBlock(blocks, block));
    await recordBlock(inside, { action: 'home-draft-block.made', after: block });
    return accept(block);
  });

type SavedBlock = Result<
  HomeBlock,
  Refusal<TermsProblem | 'block-not-found' | 'home-scheduled'> | ChangedByOther<HomeBlock>
>;

/** Replaces all terms but the position. `read`: the version that the change is based on; refused if there is a later one. */
export const changeDraftBlock = (
  context: StaffContext,
  id: BlockId,
  wanted: WantedBlock,
  read?: number,
): Promise<SavedBlock> =>
  changingHome(context, async (inside): Promise<SavedBlock> => {
    const draft = await draftToChange(inside);
    if (draft.publishAt !== undefined) return refuse({ code: 'home-scheduled' });
    const before = draft.blocks.find((block) => block.id === id);
    if (before === undefined) return refuse({ code: 'block-not-found' });
    if (read !== undefined && read !== before.version) return changedByOther(before);
    const terms = await checkedTerms(inside, wanted);
    if (!terms.ok) return terms;
    const block = { ...terms.value, id, position: before.position, version: draft.version };
    await save(inside, draft, withBlock(draft.blocks, block));
    await recordBlock(inside, { action: 'home-draft-block.changed', before, after: block });
    return accept(block);
  });

export const removeDraftBlock = (
  context: StaffContext,
  id: BlockId,
): Promise<Result<void, Refusal<'block-not-found' | 'home-scheduled'>>> =>
  changingHome(context, async (inside) => {
    const draft = await draftToChange(inside);
    if (draft.publishAt !== undefined) return refuse({ code: 'home-scheduled' });
    const before = draft.blocks.find((block) => block.id === id);
    if (before === undefined) return refuse({ code: 'block-not-found' });
    await save(inside, draft, withoutBlock(draft.blocks, id));
    await recordBlock(inside, { action: 'home-draft-block.removed', before });
    return accept(undefined);
  });

/** Puts these first, in this order; the others follow in theirs. */
export const orderDraftBlocks = (
  context: StaffContext,
  ids: readonly BlockId[],
): Promise<Result<readonly BlockId[], Refusal<'block-not-found' | 'home-scheduled'>>> =>
  changingHome(context, async (inside) => {
    const draft = await draftToChange(inside);
    if (draft.publishAt !== undefined) return refuse({ code: 'home-scheduled' });
    const blocks = inOrder(draft.blocks, ids);
    if (blocks === undefined) return refuse({ code: 'block-not-found' });
    await save(inside, draft, blocks);
    const [before, after] = [draft.blocks, blocks].map((all) => all.map(({ id }) => id));
    const change = { action: 'home-draft.ordered', subjectId: inside.supplier.id } as const;
    await recordChangeOf(inside, { ...change, before: { blocks: before }, after: { blocks: after } });
    return accept(after ?? []);
  });

/** `read`: the version that is thrown away; refused if there is a later one. */
export const discardDraft = (context: StaffContext, read?: number): Promise<Changed> =>
  changingHome(context, async (inside): Promise<Changed> => {
    const { db, supplier } = inside;
    const { draft } = await draftRowOf(db, supplier.id);
    if (draft === undefined) return refuse({ code: 'draft-not-found' });
    if (read !== undefined && read !== draft.version) return changedByOther(await homeState(inside));
    await endDraft(db, supplier.id);
    const before = homeFacts(draft.version, draft.blocks);
    await recordChange(inside, {
      ...{ action: 'home-draft.discarded', subjectId: supplier.id },
      ...{ before, after: null },
    });
    return accept(await homeState(inside));
  });

type Restored = Result<
  HomeState,
  Refusal<'home-version-not-found' | 'home-scheduled'> | ChangedByOther<HomeState>
>;

/** A draft of what was published before. `read`: the version of the draft that it replaces; absent: there must be none. */
export const draftOfVersion = (context: StaffContext, version: number, read?: number): Promise<Restored> =>
  changingHome(context, async (inside): Promise<Restored> => {
    const { db, supplier } = inside;
    const { draft } = await draftRowOf(db, supplier.id);
    if (draft?.version !== read) return changedByOther(await homeState(inside));
    if (draft?.publishAt !== undefined) return refuse({ code: 'home-scheduled' });
    const old = await homeVersion(db, supplier.id, version);
    if (old === undefined) return refuse({ code: 'home-version-not-found' });
    const begun = await draftToChange(inside, old.blocks);
    const base = (await latestHome(db, supplier.id))?.version ?? 0;
    const blocks = old.blocks.map((block) => ({ ...block, version: begun.version }));
    await save(inside, { ...begun, base }, blocks);
    await recordChange(inside, {
      ...{ action: 'home-draft.version-restored', subjectId: supplier.id },
      ...{ before: draft === undefined ? null : homeFacts(draft.version, draft.blocks) },
      after: homeFacts(version, blocks),
    });
    return accept(await homeState(inside));
  });

/** The draft, or one that begins with the published home, with the version and the author of the change that follows. */
async function draftToChange(inside: StaffContext, others: readonly HomeBlock[] = []): Promise<HomeDraft> {
  const { db, supplier, actor, now } = inside;
  const { version: last, draft } = await draftRowOf(db, supplier.id);
  const published = await blocksOf(db, supplier.id);
  const begun = draft ?? { blocks: published, base: (await latestHome(db, supplier.id))?.version ?? 0 };
  const version = nextDraftVersion(last, [...published, ...begun.blocks, ...others]);
  return { ...begun, version, changedAt: now, staffId: actor.staffId };
}

const save = (
  { db, supplier }: StaffContext,
  draft: HomeDraft,
  blocks: readonly HomeBlock[],
): Promise<void> => saveDraft(db, supplier.id, { ...draft, blocks });

interface BlockChange {
  readonly action: `home-draft-block.${string}`;
  readonly before?: HomeBlock;
  readonly after?: HomeBlock;
}

const recordBlock = (inside: StaffContext, { action, before, after }: BlockChange): Promise<void> =>
  recordChangeOf(
    inside,
    { action, subjectId: (after ?? before)?.id ?? '', before, after },
    (block: HomeBlock) => panelBlockToWire(block, inside.now),
  );
