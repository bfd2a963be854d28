/** Moves within a tree of two levels, whose items stand in one list: each child after its parent. */

export interface TreeItem {
  readonly id: string;
  /** Absent: on the first level. */
  readonly parentId?: string;
  /** The item's name, for its buttons and for what is announced. */
  readonly label: string;
}

export interface TreeMove {
  readonly id: string;
  /** Undefined: to the first level. */
  readonly parentId: string | undefined;
  /** The sibling that follows; undefined: at the end. */
  readonly beforeId: string | undefined;
}

/** Up and down among its siblings; into the one above; out, to right after its parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out';

const siblingsOf = (items: readonly TreeItem[], parentId: string | undefined): readonly TreeItem[] =>
  items.filter((item) => item.parentId === parentId);

/** Whether the item may stand there; `parentId` undefined: on the first level. */
export function mayStandBelow(items: readonly TreeItem[], id: string, parentId: string | undefined): boolean {
  if (parentId === undefined) return true;
  const parent = items.find((item) => item.id === parentId);
  return (
    parent !== undefined &&
    parent.parentId === undefined &&
    parent.id !== id &&
    siblingsOf(items, id).length === 0
  );
}

/** Where one step leads; undefined if there is no such step. */
export function moveBy(items: readonly TreeItem[], id: string, step: TreeStep): TreeMove | undefined {
  const item = items.find((each) => each.id === id);
  if (item === undefined) return undefined;
  const { parentId } = item;
  const siblings = siblingsOf(items, parentId);
  const at = siblings.indexOf(item);
  const above = siblings[at - 1];
  switch (step) {
    case 'up':
      return above && { id, parentId, beforeId: above.id };
    case 'down':
      return siblings[at + 1] && { id, parentId, beforeId: siblings[at + 2]?.id };
    case 'in':
      return above !== undefined && mayStandBelow(items, id, above.id)
        ? { id, parentId: above.id, beforeId: undefined }
        : undefined;
    case 'out': {
      if (parentId === undefined) return undefined;
      const roots = siblingsOf(items, undefined);
      return {
        id,
        parentId: undefined,
        beforeId: roots[roots.findIndex((root) => root.id === parentId) + 1]?.id,
      };
    }
  }
}

/** The list after the move. */
export function movedTree<Item extends TreeItem>(
  items: readonly Item[],
  { id, parentId, beforeId }: TreeMove,
): readonly Item[] {
  const item = items.find((each) => each.id === id);
  if (item === undefined || !mayStandBelow(items, id, parentId)) return items;
  const { parentId: _, ...rest } = item;
  const moved = (parentId === undefined ? rest : { ...rest, parentId }) as Item;
  const others = items.filter((each) => each.id !== id);
  const at = others.findIndex((each) => each.id === beforeId && each.parentId === parentId);
  const placed = at < 0 ? [...others, moved] : others.toSpliced(at, 0, moved);
  const below = Map.groupBy(placed, (each) => each.parentId);
  return (below.get(undefined) ?? []).flatMap((root) => [root, ...(below.get(root.id) ?? [])]);
}
