/** What every change of a shop's menu, footer or texts does: it waits for the one before, and each publication becomes a version. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { nextPartVersion } from '#features/suppliers/server/part-versions.store.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Instant, Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { draftFacts } from '../../contract/shop-draft/shop-draft.wire.ts';
import { isDue } from '../../domain/home/home-draft.ts';
import {
  contentsOf,
  MAX_SHOP_VERSIONS,
  type PartContents,
  type PartName,
  partNames,
  type ShopDraft,
  type ShopParts,
  type ShopVersion,
  withoutEmpty,
} from '../../domain/shop/shop-draft.ts';
import { endShopDraft, lockShopParts, shopDraftRow } from './shop-drafts.store.ts';
import { partKey, publishedPart, publishedParts, versionsOfParts, writePart } from './shop-parts.ts';
import {
  dropShopVersions,
  insertShopVersion,
  latestShopVersion,
  partsWithoutVersion,
} from './shop-versions.store.ts';

/** Runs a change of a shop's parts or of their draft, one at a time, after what is due was published. */
export const changingShop = <C extends Context, T>(context: C, work: (inside: C) => Promise<T>): Promise<T> =>
  inTransaction(context, async (inside) => {
    await lockShopParts(inside.db, inside.supplier.id);
    await publishDue(inside);
    return work(inside);
  });

/** Publishes a scheduled draft whose moment has come, in a transaction of its own. False: there is none. */
export const publishShopIfDue = (context: Context): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    await lockShopParts(inside.db, inside.supplier.id);
    return publishDue(inside);
  });

async function publishDue(inside: Context): Promise<boolean> {
  const { draft } = await shopDraftRow(inside.db, inside.supplier.id);
  if (draft?.publishAt === undefined || !isDue(draft, inside.now)) return false;
  await publishShopDraft(inside, draft, draft.publishAt, { kind: 'staff', staffId: draft.staffId });
  return true;
}

type Publisher = Pick<Staff, 'kind' | 'staffId' | 'actedBy'> & Partial<Pick<Staff, 'standing'>>;

/** The draft's parts in place of those in the shop. Within a change. */
export async function publishShopDraft(
  inside: Context,
  draft: ShopDraft,
  publishedAt: Instant,
  actor: Publisher,
): Promise<void> {
  const { db, supplier } = inside;
  const parts = contentsOf(draft.parts);
  const by = { ...inside, actor };
  await storeMissingVersions(inside, partNames(parts));
  const versionOf = await versionsOfParts(inside);
  for (const name of partNames(parts)) {
    const version = await nextPartVersion(db, supplier.id, partKey(name), versionOf(name), draft.version);
    if (version === undefined) throw new Error(`${name} was changed outside of the lock`);
    await put(by, name, parts);
  }
  await endShopDraft(db, supplier.id);
  const version = await addVersion(inside, { parts, publishedAt, staffId: actor.staffId, direct: false });
  await recordChange(by, {
    ...{ action: 'shop-draft.published', subjectId: supplier.id },
    ...{ before: null, after: draftFacts(version, draft.parts) },
  });
}

const put = async (by: Parameters<typeof writePart>[0], name: PartName, parts: ShopParts): Promise<void> => {
  const content = parts[name];
  if (content !== undefined) await writePart(by, name, content, await publishedPart(by, name));
};

export interface SavedPart<Content> {
  readonly content: Content;
  readonly version: number;
}

/** Saves a part at once, without a draft. `seen`: the version that it is based on; refused if the shop has a later one. */
export const savePartNow = <Name extends PartName>(
  context: StaffContext,
  name: Name,
  content: PartContents[Name],
  seen: number,
): Promise<Result<SavedPart<PartContents[Name]>, ChangedByOther<SavedPart<PartContents[Name]>>>> =>
  changingShop(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const { version: last } = await shopDraftRow(db, supplier.id);
    const version = await nextPartVersion(db, supplier.id, partKey(name), seen, last);
    const before = await publishedPart(inside, name);
    if (version === undefined)
      return changedByOther({ content: before, version: (await versionsOfParts(inside))(name) });
    await storeMissingVersions(inside, [name]);
    await writePart(inside, name, content, before);
    const parts = { [name]: content };
    await addVersion(inside, { parts, publishedAt: now, staffId: actor.staffId, direct: true });
    return accept({ content, version });
  });

/** The part that was saved, or that somebody else has saved, in the shape of its kind. */
export const mapSaved = <Content, Shaped>(
  saved: Result<SavedPart<Content>, ChangedByOther<SavedPart<Content>>>,
  shaped: (part: SavedPart<Content>) => Shaped,
): Result<Shaped, ChangedByOther<Shaped>> =>
  saved.ok ? accept(shaped(saved.value)) : changedByOther(shaped(saved.refusal.facts.atual));

/** What the shop shows of parts that are in no version is one, so that it can be returned to. */
async function storeMissingVersions(inside: Context, names: readonly PartName[]): Promise<void> {
  const { db, supplier, now } = inside;
  const shown = await publishedParts(inside, await partsWithoutVersion(db, supplier.id, names));
  const parts = withoutEmpty(shown);
  if (partNames(parts).length > 0) await addVersion(inside, { parts, publishedAt: now, direct: true });
}

async function addVersion({ db, supplier }: Context, added: Omit<ShopVersion, 'version'>): Promise<number> {
  const version = ((await latestShopVersion(db, supplier.id))?.version ?? 0) + 1;
  await insertShopVersion(db, supplier.id, { ...added, version });
  await dropShopVersions(db, supplier.id, version - MAX_SHOP_VERSIONS);
  return version;
}
