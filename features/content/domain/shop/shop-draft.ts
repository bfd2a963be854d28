/** A shop's menu, footer and texts are prepared in one draft, seen by preview links alone, and published together. */
import type { ShopMenu } from '#features/suppliers/domain/edited-shop.ts';
import {
  CONTENT_TYPES,
  type ContentType,
  type CustomContent,
} from '#features/suppliers/domain/shop-texts.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

/** Older ones are deleted. */
export const MAX_SHOP_VERSIONS = 50;

export type TextSections = readonly Pick<CustomContent, 'title' | 'body'>[];

/** What a draft may hold: the menu with the footer's columns, and each text. */
export interface PartContents extends Readonly<Record<ContentType, TextSections>> {
  readonly menu: ShopMenu;
}

export type PartName = keyof PartContents;

export const PART_NAMES: readonly PartName[] = ['menu', ...CONTENT_TYPES];

/** The parts that something changes; the others stay as they are. */
export type ShopParts = Partial<PartContents>;

export interface DraftPart<Content> {
  readonly content: Content;
  /** The version of the published part that it began with. */
  readonly base: number;
  /** That of the draft when the part was changed last. */
  readonly version: number;
}

export type DraftParts = { readonly [Name in PartName]?: DraftPart<PartContents[Name]> };

export interface ShopDraft {
  /** At least one. */
  readonly parts: DraftParts;
  /** Counts its changes, and never repeats: the next draft counts on. */
  readonly version: number;
  readonly changedAt: Instant;
  /** Who changed or scheduled it last. */
  readonly staffId: StaffId;
  /** From this moment on it is to be published. */
  readonly publishAt?: Instant;
}

/** A publication of some parts. */
export interface ShopVersion {
  readonly version: number;
  readonly publishedAt: Instant;
  /** Absent: it was published before there were versions. */
  readonly staffId?: StaffId;
  /** Saved at once, without a draft. */
  readonly direct: boolean;
  readonly parts: ShopParts;
}

export interface ListedShopVersion extends Omit<ShopVersion, 'staffId' | 'parts'> {
  readonly by?: string;
  readonly names: readonly PartName[];
}

/** The draft as the shop's staff see it. */
export interface ShopDraftState {
  readonly published: {
    /** The latest publication; 0: none since there are versions. */
    readonly version: number;
    readonly publishedAt?: Instant;
    readonly by?: string;
  };
  readonly draft?: ShopDraft & {
    readonly by: string;
    /** Parts of which the shop has another version than the one that the draft began with: publishing would take that back. */
    readonly behind: readonly PartName[];
  };
}

export const partNames = (parts: DraftParts | ShopParts): readonly PartName[] =>
  PART_NAMES.filter((name) => parts[name] !== undefined);

/** Which version of a published part there is. */
export type VersionOfPart = (name: PartName) => number;

/**
 * The next version of a draft. It is above all that its draft and its published parts had, so that one number names one state: a
 * change that was made on another state is refused.
 */
export const nextShopDraftVersion = (last: number, published: readonly number[]): number =>
  Math.max(last, ...published) + 1;

/** What an editor of a part works on: the draft of it, or what the shop shows. */
export const editedVersion = (parts: DraftParts, name: PartName, versionOf: VersionOfPart): number =>
  parts[name]?.version ?? versionOf(name);

/** The draft's parts with this content of one of them. */
export const withDraftPart = <Name extends PartName>(
  parts: DraftParts,
  name: Name,
  content: PartContents[Name],
  versions: { readonly draft: number; readonly published: number },
): DraftParts => ({
  ...parts,
  [name]: { content, base: parts[name]?.base ?? versions.published, version: versions.draft },
});

/** With these parts in place of its own, as if each was begun now: what is brought back is meant for the shop of today. */
export function withParts(
  parts: DraftParts,
  contents: ShopParts,
  draft: number,
  versionOf: VersionOfPart,
): DraftParts {
  const begun = partNames(contents).map((name) => [
    name,
    { content: contents[name], base: versionOf(name), version: draft },
  ]);
  return { ...parts, ...Object.fromEntries(begun) };
}

export const contentsOf = (parts: DraftParts): ShopParts =>
  Object.fromEntries(partNames(parts).map((name) => [name, parts[name]?.content]));

export const behindParts = (parts: DraftParts, versionOf: VersionOfPart): readonly PartName[] =>
  partNames(parts).filter((name) => parts[name]?.base !== versionOf(name));

/** Without those in which nothing is written. */
export const withoutEmpty = ({ menu, ...texts }: ShopParts): ShopParts => ({
  ...(menu === undefined || menu.items.length + menu.columns.length === 0 ? {} : { menu }),
  ...Object.fromEntries(Object.entries(texts).filter(([, sections]) => sections.length > 0)),
});
