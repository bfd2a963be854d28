/** A shop's draft of its menu, footer and texts as its staff see it, and what was published before. */
import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { isDue } from '../../domain/home/home-draft.ts';
import {
  behindParts,
  type ListedShopVersion,
  partNames,
  type ShopDraftState,
  type ShopParts,
} from '../../domain/shop/shop-draft.ts';
import { publishShopIfDue } from './changing-shop.ts';
import { shopDraftRow } from './shop-drafts.store.ts';
import { versionsOfParts } from './shop-parts.ts';
import { latestShopVersion, shopVersion, shopVersionsPage } from './shop-versions.store.ts';

/** What is due is published first, so that nobody edits what the shop is about to show. */
export async function ensureShopPublished(context: Context): Promise<void> {
  const { draft } = await shopDraftRow(context.db, context.supplier.id);
  if (draft !== undefined && isDue(draft, context.now)) await publishShopIfDue(context);
}

export async function readShopDraft(context: Context): Promise<ShopDraftState> {
  await ensureShopPublished(context);
  return shopDraftState(context);
}

/** Within a change. */
export async function shopDraftState(context: Context): Promise<ShopDraftState> {
  const { db, supplier } = context;
  const latest = await latestShopVersion(db, supplier.id);
  const { draft } = await shopDraftRow(db, supplier.id);
  const ids = [latest?.staffId, draft?.staffId].filter((id) => id !== undefined);
  const names = await staffNames(db, [...new Set(ids)]);
  const nameOf = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : (names.get(id) ?? '');
  const published = {
    version: latest?.version ?? 0,
    ...defined({ publishedAt: latest?.publishedAt, by: nameOf(latest?.staffId) }),
  };
  if (draft === undefined) return { published };
  const behind = behindParts(draft.parts, await versionsOfParts(context));
  return { published, draft: { ...draft, behind, by: nameOf(draft.staffId) ?? '' } };
}

/** What a publication put into the shop. */
export async function readShopVersion(
  { db, supplier }: Context,
  wanted: number,
): Promise<
  Result<
    { readonly listed: ListedShopVersion; readonly parts: ShopParts },
    { readonly code: 'shop-version-not-found' }
  >
> {
  const found = await shopVersion(db, supplier.id, wanted);
  if (found === undefined) return refuse({ code: 'shop-version-not-found' });
  const { staffId, parts, ...rest } = found;
  const people = await staffNames(db, staffId === undefined ? [] : [staffId]);
  const by = staffId === undefined ? undefined : (people.get(staffId) ?? '');
  return accept({ listed: { ...rest, names: partNames(parts), ...defined({ by }) }, parts });
}

/** Last published first. */
export async function listShopVersions(
  context: Context,
  page: PageRange,
): Promise<{ readonly rows: ListedShopVersion[]; readonly total: number }> {
  await ensureShopPublished(context);
  const { rows, total } = await shopVersionsPage(context.db, context.supplier.id, page);
  const ids = rows.flatMap(({ staffId }) => staffId ?? []);
  const people = await staffNames(context.db, [...new Set(ids)]);
  return {
    total,
    rows: rows.map(({ staffId, ...row }) => ({
      ...row,
      ...defined({ by: staffId === undefined ? undefined : (people.get(staffId) ?? '') }),
    })),
  };
}
