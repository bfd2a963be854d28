/** What every change of a shop's home does: it waits for the one before, and each published home becomes a version. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { Instant, Staff } from '#kernel/scope.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { homeFacts } from '../../contract/home/home-draft.wire.ts';
import {
  asPublished,
  continues,
  type HomeDraft,
  isDue,
  MAX_HOME_VERSIONS,
} from '../../domain/home/home-draft.ts';
import { lockPages } from '../pages.store.ts';
import { blocksOf, replaceBlocks } from './home-blocks.store.ts';
import { draftRowOf, endDraft } from './home-drafts.store.ts';
import {
  deleteHomeVersion,
  dropHomeVersions,
  insertHomeVersion,
  latestHome,
  type StoredHome,
} from './home-versions.store.ts';

/** Runs a change of a shop's home, one at a time, after what is due was published. */
export const changingHome = <C extends Context, T>(context: C, work: (inside: C) => Promise<T>): Promise<T> =>
  inTransaction(context, async (inside) => {
    await lockPages(inside.db, inside.supplier.id);
    await publishDue(inside);
    await storeFirstVersion(inside);
    return work(inside);
  });

/** As `changingHome`, of the published home itself, which becomes a version where the change was made. */
export const changingPublishedHome = <T extends { readonly ok: boolean }>(
  context: StaffContext,
  work: (inside: StaffContext) => Promise<T>,
): Promise<T> =>
  changingHome(context, async (inside) => {
    const result = await work(inside);
    if (!result.ok) return result;
    const { db, supplier, actor, now } = inside;
    const blocks = await blocksOf(db, supplier.id);
    await addVersion(inside, { blocks, publishedAt: now, staffId: actor.staffId, direct: true });
    return result;
  });

/** A home that was composed before homes had versions is the first one, so that it can be returned to. */
async function storeFirstVersion({ db, supplier, now }: Context): Promise<void> {
  if ((await latestHome(db, supplier.id)) !== undefined) return;
  const blocks = await blocksOf(db, supplier.id);
  if (blocks.length === 0) return;
  await insertHomeVersion(db, supplier.id, { version: 1, blocks, publishedAt: now, direct: true });
}

/** Publishes a scheduled draft whose moment has come; in a transaction that has the lock. False: there is none. */
async function publishDue(inside: Context): Promise<boolean> {
  const { draft } = await draftRowOf(inside.db, inside.supplier.id);
  if (draft?.publishAt === undefined || !isDue(draft, inside.now)) return false;
  await storeFirstVersion(inside);
  await publishDraft(inside, draft, draft.publishAt, { kind: 'staff', staffId: draft.staffId });
  return true;
}

/** Publishes a draft that is due, in a transaction of its own. */
export const publishIfDue = (context: Context): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    await lockPages(inside.db, inside.supplier.id);
    return publishDue(inside);
  });

type Publisher = Pick<Staff, 'kind' | 'staffId' | 'actedBy'> & Partial<Pick<Staff, 'standing'>>;

/** The draft in place of the published home. */
export async function publishDraft(
  inside: Context,
  draft: HomeDraft,
  publishedAt: Instant,
  actor: Publisher,
): Promise<void> {
  const { db, supplier } = inside;
  const before = (await latestHome(db, supplier.id))?.version ?? 0;
  const shown = await blocksOf(db, supplier.id);
  const blocks = asPublished(draft, { version: before, blocks: shown });
  await replaceBlocks(db, supplier.id, blocks);
  await endDraft(db, supplier.id);
  const version = await addVersion(inside, { blocks, publishedAt, staffId: actor.staffId, direct: false });
  const change = { action: 'home.published', subjectId: supplier.id } as const;
  await recordChange(
    { ...inside, actor },
    { ...change, before: homeFacts(before, shown), after: homeFacts(version, blocks) },
  );
}

async function addVersion({ db, supplier }: Context, home: Omit<StoredHome, 'version'>): Promise<number> {
  const last = await latestHome(db, supplier.id);
  const version = (last?.version ?? 0) + 1;
  if (last !== undefined && continues(last, home)) await deleteHomeVersion(db, supplier.id, last.version);
  await insertHomeVersion(db, supplier.id, { ...home, version });
  await dropHomeVersions(db, supplier.id, version - MAX_HOME_VERSIONS);
  return version;
}
