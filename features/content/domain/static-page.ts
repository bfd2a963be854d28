/** A shop's own page, and when which of its versions is shown. Spec 2 (static pages by slug), 5 (tag WEB). */
import type { Instant } from '#kernel/scope.ts';

export type PageId = string;

/** The storefront shows only pages with this tag. Spec 5. */
export const WEB = 'WEB';

/** Settings of a page, which have no versions: a change applies at once. */
export interface PageSettings {
  readonly slug: string;
  /** Text of the links to it; its title where absent. */
  readonly label?: string;
  /** Where it is shown. */
  readonly tags: readonly string[];
  /** Title of the footer column that links to it; absent: the footer does not. */
  readonly footerColumn?: string;
  readonly inMenu: boolean;
}

/** The part that has versions. */
export interface PageText {
  readonly title: string;
  /** Plain text for search engines and link previews. */
  readonly description: string;
  /** HTML; once stored it is sanitised. */
  readonly html: string;
}

export interface VersionHead extends Omit<PageText, 'html'> {
  /** From 1. */
  readonly version: number;
  readonly savedAt: Instant;
}

export interface PageVersion extends VersionHead {
  readonly html: string;
}

/** A version is shown from a moment on, up to another or without an end. */
export interface Publication {
  readonly version: number;
  readonly from: Instant;
  readonly until?: Instant;
}

/** Of the publications that apply at the moment, the one that began last. */
export function publicationAt<P extends Publication>(
  publications: readonly P[],
  now: Instant,
): P | undefined {
  const applying = publications.filter(
    ({ from, until }) => from <= now && (until === undefined || now < until),
  );
  return applying.toSorted((one, other) => other.from - one.from)[0];
}

/**
 * The publications of a page with one more, in the order in which they begin. A publication that begins now replaces those that
 * began before; a later one is shown in front of them, and when it ends, what it covered is shown again. Those that have ended
 * are dropped.
 */
export function withPublication(
  publications: readonly Publication[],
  added: Publication,
  now: Instant,
): Publication[] {
  const isScheduled = added.from > now;
  const remaining = publications.filter(
    ({ from, until }) =>
      from !== added.from && (until === undefined || until > now) && (isScheduled || from > now),
  );
  return [...remaining, added].toSorted((one, other) => one.from - other.from);
}

export interface PageState extends PageSettings {
  readonly id: PageId;
  readonly position: number;
  readonly archived: boolean;
  /** Counts the saves: a save names the one that it was made on. */
  readonly edition: number;
  readonly latest: VersionHead;
  readonly publications: readonly Publication[];
}

export type PageStatus = 'draft' | 'published' | 'scheduled' | 'archived';

export function pageStatus(
  { archived, publications }: Pick<PageState, 'archived' | 'publications'>,
  now: Instant,
): PageStatus {
  if (archived) return 'archived';
  if (publicationAt(publications, now) !== undefined) return 'published';
  return publications.some(({ from }) => from > now) ? 'scheduled' : 'draft';
}

/** Whether the latest version is neither shown nor scheduled. */
export const hasDraft = ({ latest, publications }: Pick<PageState, 'latest' | 'publications'>): boolean =>
  publications.every(({ version }) => version !== latest.version);
