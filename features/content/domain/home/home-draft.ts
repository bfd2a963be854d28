/** A home is prepared as a draft, seen by preview links alone, and published as a whole. */
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { isPublishedAt } from '../audience.ts';
import type { BlockId, HomeBlock } from './home-block.ts';

/** Older ones are deleted. */
export const MAX_HOME_VERSIONS = 50;

export interface HomeDraft {
  /** In their order. */
  readonly blocks: readonly HomeBlock[];
  /** The version of the published home that it began with; 0: there was none. */
  readonly base: number;
  /** Counts its changes. */
  readonly version: number;
  readonly changedAt: Instant;
  /** Who changed or scheduled it last. */
  readonly staffId: StaffId;
  /** From this moment on it is the published home. */
  readonly publishAt?: Instant;
}

/** Which home is published, since when and by whom. */
export interface HomeVersion {
  readonly version: number;
  readonly publishedAt: Instant;
  /** Absent: it was published before homes had versions. */
  readonly staffId?: StaffId;
  /** Made by a change of the published home itself, not of a draft. */
  readonly direct: boolean;
}

/** The home as its shop's staff see it. */
export interface HomeState {
  readonly published: {
    /** 0: nothing was ever published. */
    readonly version: number;
    readonly blocks: readonly HomeBlock[];
    readonly publishedAt?: Instant;
    /** Whose name; absent: it was published before homes had versions. */
    readonly by?: string;
  };
  readonly draft?: HomeDraft & { readonly by: string };
}

/** A published home in the list of them. */
export interface ListedHome extends Omit<HomeVersion, 'staffId'> {
  readonly by?: string;
  readonly blockCount: number;
}

/** The published home has changed since the draft began: publishing the draft would take that back. */
export const isBehind = ({ base }: Pick<HomeDraft, 'base'>, published: number): boolean => base !== published;

export const isDue = ({ publishAt }: Pick<HomeDraft, 'publishAt'>, now: Instant): boolean =>
  publishAt !== undefined && publishAt <= now;

/**
 * The next version of a draft, and of the block that is changed in it. It is above all that the shop's blocks and drafts had, so that
 * a change which was made on a draft that is gone is refused.
 */
export const nextDraftVersion = (last: number, blocks: readonly HomeBlock[]): number =>
  Math.max(last, ...blocks.map(({ version }) => version)) + 1;

interface Scheduled {
  readonly publishAt: Instant;
  readonly blocks: readonly HomeBlock[];
}

interface Prepared {
  readonly blocks: readonly HomeBlock[];
  readonly scheduled?: Scheduled | undefined;
}

/** What is published at a moment: a scheduled draft from its moment on, whoever stores it as published, and when. */
export const publishedAt = ({ blocks, scheduled }: Prepared, now: Instant): readonly HomeBlock[] =>
  scheduled !== undefined && isDue(scheduled, now) ? scheduled.blocks : blocks;

/** Moments at which time alone changes what is shown. */
export const momentsOf = ({ blocks, scheduled }: Prepared): readonly Instant[] => [
  ...(scheduled === undefined ? [] : [scheduled.publishAt]),
  ...[...blocks, ...(scheduled?.blocks ?? [])].flatMap(({ from, until }) =>
    [from, until].filter((moment) => moment !== undefined),
  ),
];

/** Whether the preview of a draft shows the block: as it will be published, with what begins later. */
export const isPreviewed = (block: HomeBlock, now: Instant): boolean =>
  isPublishedAt(block, Math.max(now, block.from ?? now));

/** With this block in place of the one with its id, or after the others. */
export const withBlock = (blocks: readonly HomeBlock[], block: HomeBlock): readonly HomeBlock[] =>
  inPlace(
    blocks.some(({ id }) => id === block.id)
      ? blocks.map((each) => (each.id === block.id ? block : each))
      : [...blocks, block],
  );

export const withoutBlock = (blocks: readonly HomeBlock[], id: BlockId): readonly HomeBlock[] =>
  inPlace(blocks.filter((block) => block.id !== id));

/** These first, in this order; the others follow in theirs. Undefined if one is not there. */
export function inOrder(
  blocks: readonly HomeBlock[],
  ids: readonly BlockId[],
): readonly HomeBlock[] | undefined {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const first = [...new Set(ids)].map((id) => byId.get(id));
  const known = first.filter((block) => block !== undefined);
  if (known.length < first.length) return undefined;
  return inPlace([...known, ...blocks.filter(({ id }) => !ids.includes(id))]);
}

/** Positions from 0. */
const inPlace = (blocks: readonly HomeBlock[]): readonly HomeBlock[] =>
  blocks.map((block, position) => ({ ...block, position }));

/**
 * The draft's blocks as they replace the published ones. A changed block gets a version that it never had, so that a change which
 * was made on an earlier state is refused.
 */
export function asPublished(
  draft: Pick<HomeDraft, 'blocks' | 'base'>,
  published: { readonly version: number; readonly blocks: readonly HomeBlock[] },
): readonly HomeBlock[] {
  const behind = isBehind(draft, published.version);
  const before = new Map(published.blocks.map((block) => [block.id, block.version]));
  return inPlace(draft.blocks).map((block) => {
    const version = before.get(block.id);
    if (version === undefined) return block;
    const isSame = !behind && version === block.version;
    return { ...block, version: isSame ? version : Math.max(version, block.version) + 1 };
  });
}

/** Direct changes of one person that follow each other within this time are one version. Milliseconds. */
const ONE_SITTING = 60 * 60_000;

/** Whether a direct change belongs to the version before it. */
export const continues = (
  last: HomeVersion,
  { publishedAt: at, staffId, direct }: Omit<HomeVersion, 'version'>,
): boolean => direct && last.direct && last.staffId === staffId && at - last.publishedAt < ONE_SITTING;

export type ScheduleMomentProblem = 'moment-has-passed';

export const scheduleMomentProblem = (at: Instant, now: Instant): ScheduleMomentProblem | undefined =>
  at <= now ? 'moment-has-passed' : undefined;
