import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayStandBelow, moveBy, movedTree, type TreeItem, type TreeStep } from './tree-moves.ts';

const item = (id: string, parentId?: string): TreeItem => ({
  id,
  label: id,
  ...(parentId === undefined ? {} : { parentId }),
});
const TREE = [item('a'), item('a1', 'a'), item('a2', 'a'), item('b'), item('c')];
const shape = (items: readonly TreeItem[]) =>
  items.map(({ id, parentId }) => (parentId === undefined ? id : `${parentId}>${id}`)).join(' ');

test.each<[string, TreeStep, string]>([
  ['a', 'down', 'b a a>a1 a>a2 c'],
  ['c', 'up', 'a a>a1 a>a2 c b'],
  ['c', 'in', 'a a>a1 a>a2 b b>c'],
  ['b', 'in', 'a a>a1 a>a2 a>b c'],
  ['a2', 'up', 'a a>a2 a>a1 b c'],
  ['a1', 'out', 'a a>a2 a1 b c'],
])('%s %s: %s', (id, step, after) => {
  const move = moveBy(TREE, id, step);
  expect(move && shape(movedTree(TREE, move))).toBe(after);
});

test.each<[string, TreeStep]>([
  ['a', 'up'],
  ['a', 'in'],
  ['a', 'out'],
  ['c', 'down'],
  ['a1', 'up'],
  ['a1', 'in'],
  ['a2', 'in'],
  ['nobody', 'up'],
])('%s does not go %s', (id, step) => {
  expect(moveBy(TREE, id, step)).toBeUndefined();
});

test('what has children stands on the first level, and nothing on a third', () => {
  expect(mayStandBelow(TREE, 'a', 'b')).toBe(false);
  expect(mayStandBelow(TREE, 'c', 'a1')).toBe(false);
  expect(mayStandBelow(TREE, 'c', 'c')).toBe(false);
  expect(mayStandBelow(TREE, 'c', 'gone')).toBe(false);
  expect(mayStandBelow(TREE, 'a1', 'b')).toBe(true);
  expect(movedTree(TREE, { id: 'a', parentId: 'b', beforeId: undefined })).toBe(TREE);
});

test('steps keep every item once, on two levels, each child after its parent', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom('a', 'a1', 'a2', 'b', 'c'), fc.constantFrom('up', 'down', 'in', 'out')),
  );
  fc.assert(
    fc.property(steps, (all) => {
      let tree: readonly TreeItem[] = TREE;
      for (const [id, step] of all) {
        const move = moveBy(tree, id, step as TreeStep);
        if (move !== undefined) tree = movedTree(tree, move);
      }
      expect(tree.map(({ id }) => id).toSorted()).toEqual(TREE.map(({ id }) => id));
      for (const [index, { parentId }] of tree.entries()) {
        const root = tree.slice(0, index).findLast((each) => each.parentId === undefined);
        if (parentId !== undefined) expect(root?.id).toBe(parentId);
      }
    }),
  );
});
