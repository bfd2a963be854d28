/** A shop's home as its staff see it: what is published, the draft, and the homes that were published before. */
import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Context } from '#platform/db/context.ts';
import { type HomeState, isDue, type ListedHome } from '../../domain/home/home-draft.ts';
import { publishIfDue } from './changing-home.ts';
import { blocksOf } from './home-blocks.store.ts';
import { draftRowOf } from './home-drafts.store.ts';
import { homeVersionsPage, latestHome } from './home-versions.store.ts';

/** What shoppers see already is stored as published first, for those who manage it. */
export async function ensureDuePublished(context: Context): Promise<void> {
  const { draft } = await draftRowOf(context.db, context.supplier.id);
  if (draft !== undefined && isDue(draft, context.now)) await publishIfDue(context);
}

export async function readHome(context: Context): Promise<HomeState> {
  await ensureDuePublished(context);
  return homeState(context);
}

/** Within a change. */
export async function homeState({ db, supplier }: Context): Promise<HomeState> {
  const latest = await latestHome(db, supplier.id);
  const { draft } = await draftRowOf(db, supplier.id);
  const blocks = await blocksOf(db, supplier.id);
  const ids = [latest?.staffId, draft?.staffId].filter((id) => id !== undefined);
  const names = await staffNames(db, [...new Set(ids)]);
  const nameOf = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : (names.get(id) ?? '');
  return {
    published: {
      ...{ version: latest?.version ?? 0, blocks },
      ...defined({ publishedAt: latest?.publishedAt, by: nameOf(latest?.staffId) }),
    },
    ...(draft === undefined ? {} : { draft: { ...draft, by: nameOf(draft.staffId) ?? '' } }),
  };
}

/** Last published first. */
export async function listHomeVersions(
  context: Context,
  page: PageRange,
): Promise<{ readonly rows: ListedHome[]; readonly total: number }> {
  await ensureDuePublished(context);
  const { rows, total } = await homeVersionsPage(context.db, context.supplier.id, page);
  const ids = rows.flatMap(({ staffId }) => staffId ?? []);
  const names = await staffNames(context.db, [...new Set(ids)]);
  return {
    total,
    rows: rows.map(({ version, publishedAt, direct, staffId, blocks }) => ({
      ...{ version, publishedAt, direct, blockCount: blocks.length },
      ...defined({ by: staffId === undefined ? undefined : (names.get(staffId) ?? '') }),
    })),
  };
}
