/** What the shop will show differently once the draft is published. */
import { isSame } from '#platform/panel/forms/merge-changes.ts';
import type { BlockId, HomeBlock } from '../../domain/home/home-block.ts';

export interface DraftDifference {
  readonly added: readonly HomeBlock[];
  readonly changed: readonly HomeBlock[];
  readonly removed: readonly HomeBlock[];
  /** What both have stands in another order. */
  readonly reordered: boolean;
}

export function draftDifference(
  published: readonly HomeBlock[],
  draft: readonly HomeBlock[],
): DraftDifference {
  const before = new Map(published.map((block) => [block.id, block]));
  const after = new Set(draft.map(({ id }) => id));
  const shared = (blocks: readonly HomeBlock[], others: { has: (id: BlockId) => boolean }) =>
    blocks.filter(({ id }) => others.has(id)).map(({ id }) => id);
  return {
    added: draft.filter(({ id }) => !before.has(id)),
    changed: draft.filter((block) => {
      const old = before.get(block.id);
      return old !== undefined && !isSame(termsOf(old), termsOf(block));
    }),
    removed: published.filter(({ id }) => !after.has(id)),
    reordered: !isSame(shared(draft, before), shared(published, after)),
  };
}

const termsOf = ({ position: _, version: _version, ...terms }: HomeBlock) => terms;

/** One line each; none: the draft is as what is published. */
export const differenceWords = (
  { added, changed, removed, reordered }: DraftDifference,
  nameOf: (block: HomeBlock) => string,
): readonly string[] => [
  ...added.map((block) => `Novo: ${nameOf(block)}`),
  ...changed.map((block) => `Mudado: ${nameOf(block)}`),
  ...removed.map((block) => `Tirado: ${nameOf(block)}`),
  ...(reordered ? ['Outra ordem'] : []),
];
