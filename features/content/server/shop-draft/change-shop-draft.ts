/** How a shop's staff prepare its menu, footer and texts in a draft, which no visitor sees. Every change is audited. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ShopMenu } from '#features/suppliers/domain/edited-shop.ts';
import type { ContentType } from '#features/suppliers/domain/shop-texts.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { draftFacts } from '../../contract/shop-draft/shop-draft.wire.ts';
import {
  type DraftParts,
  editedVersion,
  nextShopDraftVersion,
  PART_NAMES,
  type PartContents,
  type PartName,
  type ShopDraftState,
  type TextSections,
  withDraftPart,
  withParts,
} from '../../domain/shop/shop-draft.ts';
import { badLinks } from '../../domain/shop/shop-faults.ts';
import { hasTwice } from '../../domain/shop/shop-texts.ts';
import { changingShop, type SavedPart } from './changing-shop.ts';
import { shopDraftState } from './shop-draft-state.ts';
import { endShopDraft, saveShopDraft, shopDraftRow } from './shop-drafts.store.ts';
import { publishedPart, versionsOfParts } from './shop-parts.ts';
import { shopVersion } from './shop-versions.store.ts';

type Refusal<Code extends string> = { readonly code: Code };
type Saved<Content, Fault = never> = Result<
  SavedPart<Content>,
  Refusal<'shop-draft-scheduled'> | ChangedByOther<SavedPart<Content>> | Fault
>;

/** `seen`: the version of the draft's menu, or else of the shop's, that the change is based on. */
export async function saveDraftMenu(
  context: StaffContext,
  menu: ShopMenu,
  seen: number,
): Promise<
  Saved<ShopMenu, { readonly code: 'bad-link'; readonly facts: { readonly links: readonly string[] } }>
> {
  const links = badLinks(menu);
  if (links.length > 0) return refuse({ code: 'bad-link', facts: { links } });
  return savePart(context, 'menu', menu, seen);
}

export async function saveDraftText(
  context: StaffContext,
  type: ContentType,
  sections: TextSections,
  seen: number,
): Promise<Saved<TextSections, Refusal<'title-twice'>>> {
  if (hasTwice(sections.map(({ title }) => title))) return refuse({ code: 'title-twice' });
  return savePart<ContentType>(context, type, sections, seen);
}

const savePart = <Name extends PartName>(
  context: StaffContext,
  name: Name,
  content: PartContents[Name],
  seen: number,
): Promise<Saved<PartContents[Name]>> =>
  changingShop(context, async (inside): Promise<Saved<PartContents[Name]>> => {
    const { db, supplier } = inside;
    const { draft, version: last } = await shopDraftRow(db, supplier.id);
    if (draft?.publishAt !== undefined) return refuse({ code: 'shop-draft-scheduled' });
    const before = draft?.parts ?? {};
    const versionOf = await versionsOfParts(inside);
    const current = editedVersion(before, name, versionOf);
    if (seen !== current) {
      const theirs = before[name]?.content ?? (await publishedPart(inside, name));
      return changedByOther({ content: theirs as PartContents[Name], version: current });
    }
    const version = nextShopDraftVersion(last, PART_NAMES.map(versionOf));
    const parts = withDraftPart(before, name, content, { draft: version, published: versionOf(name) });
    await save(inside, 'shop-draft.changed', before, { parts, version });
    return accept({ content, version });
  });

/** `read`: the version that is thrown away; refused if there is a later one. */
export const discardShopDraft = (
  context: StaffContext,
  read?: number,
): Promise<Result<ShopDraftState, Refusal<'shop-draft-not-found'> | ChangedByOther<ShopDraftState>>> =>
  changingShop(context, async (inside) => {
    const { db, supplier } = inside;
    const { draft } = await shopDraftRow(db, supplier.id);
    if (draft === undefined) return refuse({ code: 'shop-draft-not-found' });
    if (read !== undefined && read !== draft.version) return changedByOther(await shopDraftState(inside));
    await endShopDraft(db, supplier.id);
    await recordChange(inside, {
      ...{ action: 'shop-draft.discarded', subjectId: supplier.id },
      ...{ before: draftFacts(draft.version, draft.parts), after: null },
    });
    return accept(await shopDraftState(inside));
  });

/**
 * Puts what was published before into the draft, in place of the same parts of it. `read`: the version of the draft; absent: there
 * must be none.
 */
export const draftOfShopVersion = (
  context: StaffContext,
  wanted: number,
  read?: number,
): Promise<
  Result<
    ShopDraftState,
    Refusal<'shop-version-not-found' | 'shop-draft-scheduled'> | ChangedByOther<ShopDraftState>
  >
> =>
  changingShop(context, async (inside) => {
    const { db, supplier } = inside;
    const { draft, version: last } = await shopDraftRow(db, supplier.id);
    if (draft?.version !== read) return changedByOther(await shopDraftState(inside));
    if (draft?.publishAt !== undefined) return refuse({ code: 'shop-draft-scheduled' });
    const old = await shopVersion(db, supplier.id, wanted);
    if (old === undefined) return refuse({ code: 'shop-version-not-found' });
    const versionOf = await versionsOfParts(inside);
    const version = nextShopDraftVersion(last, PART_NAMES.map(versionOf));
    const before = draft?.parts ?? {};
    const parts = withParts(before, old.parts, version, versionOf);
    await save(inside, 'shop-draft.version-restored', before, { parts, version });
    return accept(await shopDraftState(inside));
  });

async function save(
  inside: StaffContext,
  action: `shop-draft.${string}`,
  before: DraftParts,
  { parts, version }: { readonly parts: DraftParts; readonly version: number },
): Promise<void> {
  const { db, supplier, actor, now } = inside;
  await saveShopDraft(db, supplier.id, { parts, version, changedAt: now, staffId: actor.staffId });
  await recordChange(inside, {
    ...{ action, subjectId: supplier.id },
    before: Object.keys(before).length === 0 ? null : draftFacts(version - 1, before),
    after: draftFacts(version, parts),
  });
}
