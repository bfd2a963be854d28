import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVERYONE } from '../audience.ts';
import type { HomeBlock } from './home-block.ts';
import {
  asPublished,
  continues,
  type HomeVersion,
  inOrder,
  isBehind,
  isDue,
  isPreviewed,
  momentsOf,
  nextDraftVersion,
  publishedAt,
  scheduleMomentProblem,
  withBlock,
  withoutBlock,
} from './home-draft.ts';

const aBlock = (id: string, more: Partial<HomeBlock> = {}): HomeBlock => ({
  id,
  title: id,
  content: { kind: 'combos', max: 3 },
  audience: EVERYONE,
  published: true,
  position: 0,
  version: 1,
  ...more,
});
const idsOf = (blocks: readonly HomeBlock[] = []): string => blocks.map(({ id }) => id).join('');
const THREE = ['a', 'b', 'c'].map((id, position) => aBlock(id, { position }));

describe('a scheduled draft', () => {
  const home = { blocks: [aBlock('a')], scheduled: { publishAt: 1000, blocks: [aBlock('b')] } };

  test.each([
    [999, 'a'],
    [1000, 'b'],
    [5000, 'b'],
  ])('at %i the published home is %s', (now, ids) => {
    expect(idsOf(publishedAt(home, now))).toBe(ids);
  });

  test('without one the home stays as it is', () => {
    expect(idsOf(publishedAt({ blocks: home.blocks }, 5000))).toBe('a');
    expect(isDue({}, 5000)).toBe(false);
  });

  test('changes what is shown at its moment, and at those of its blocks', () => {
    const blocks = [aBlock('a', { from: 10, until: 20 })];
    const scheduled = { publishAt: 15, blocks: [aBlock('b', { until: 30 })] };
    expect(momentsOf({ blocks, scheduled })).toEqual([15, 10, 20, 30]);
    expect(momentsOf({ blocks })).toEqual([10, 20]);
  });

  test.each([
    [999, 'moment-has-passed'],
    [1000, 'moment-has-passed'],
    [1001, undefined],
  ])('for %i, asked at 1000: %s', (at, problem) => {
    expect(scheduleMomentProblem(at, 1000)).toBe(problem);
  });
});

test.each<[string, Partial<HomeBlock>, boolean]>([
  ['on', {}, true],
  ['off', { published: false }, false],
  ['not begun', { from: 2000 }, true],
  ['not begun, with an end', { from: 2000, until: 3000 }, true],
  ['ended', { until: 500 }, false],
  ['begun', { from: 500, until: 2000 }, true],
])('the preview of a draft shows a block that is %s: %s', (_, more, isShown) => {
  expect(isPreviewed(aBlock('a', more), 1000)).toBe(isShown);
});

describe('the blocks of a draft', () => {
  test('a changed one stays in its place, a new one comes last', () => {
    const changed = withBlock(THREE, aBlock('b', { title: 'Outro' }));
    expect([idsOf(changed), changed[1]?.title]).toEqual(['abc', 'Outro']);
    expect(idsOf(withBlock(THREE, aBlock('d')))).toBe('abcd');
  });

  test('one that is taken out leaves no gap', () => {
    expect(withoutBlock(THREE, 'a').map(({ id, position }) => `${id}${position}`)).toEqual(['b0', 'c1']);
  });

  test.each([
    [['c'], 'cab'],
    [['c', 'a', 'c'], 'cab'],
    [[], 'abc'],
  ])('ordered by %j they are %s', (ids, order) => {
    expect(idsOf(inOrder(THREE, ids))).toBe(order);
  });

  test('an order with a block that is not there is none', () => {
    expect(inOrder(THREE, ['a', 'x'])).toBeUndefined();
  });

  test('an order loses and doubles nothing, and counts positions from 0', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c'], { minLength: 0 }), (ids) => {
        const blocks = inOrder(THREE, ids) ?? [];
        expect(blocks.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
        expect(blocks.map(({ position }) => position)).toEqual([0, 1, 2]);
        expect(idsOf(blocks).startsWith(ids.join(''))).toBe(true);
      }),
    );
  });
});

describe('a draft becomes the published home', () => {
  const published = { version: 4, blocks: [aBlock('a', { version: 2 }), aBlock('b', { version: 3 })] };
  const versionsOf = (base: number, ...blocks: HomeBlock[]): string =>
    asPublished({ base, blocks }, published)
      .map(({ id, version }) => `${id}${version}`)
      .join(' ');

  test('what was not changed keeps its version, what was changed gets a new one', () => {
    expect(versionsOf(4, aBlock('b', { version: 4 }), aBlock('a', { version: 2 }), aBlock('c'))).toBe(
      'b5 a2 c1',
    );
  });

  test('where the published home has changed meanwhile, an equal count is no proof of an equal block', () => {
    expect(isBehind({ base: 3 }, published.version)).toBe(true);
    expect(versionsOf(3, aBlock('a', { version: 2 }), aBlock('b', { version: 2 }))).toBe('a3 b4');
  });

  test('no block gets an earlier version than it had', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (base, mine, theirs) => {
        const [after] = asPublished(
          { base, blocks: [aBlock('a', { version: mine })] },
          { version: 4, blocks: [aBlock('a', { version: theirs })] },
        );
        expect(after?.version).toBeGreaterThanOrEqual(Math.max(mine, theirs));
        if (base !== 4 || mine !== theirs) expect(after?.version).toBeGreaterThan(Math.max(mine, theirs));
      }),
    );
  });
});

test('a draft’s version is above those of earlier drafts and of its blocks', () => {
  expect(nextDraftVersion(0, [])).toBe(1);
  expect(nextDraftVersion(7, [aBlock('a', { version: 3 })])).toBe(8);
  expect(nextDraftVersion(2, [aBlock('a', { version: 3 }), aBlock('b', { version: 9 })])).toBe(10);
});

describe('direct changes of the published home are one version', () => {
  const last: HomeVersion = { version: 3, publishedAt: 0, staffId: 'ana', direct: true };
  const HOUR = 3_600_000;

  test.each<[string, HomeVersion, { publishedAt: number; staffId?: string; direct: boolean }, boolean]>([
    [
      'of one person, one after the other',
      last,
      { publishedAt: HOUR - 1, staffId: 'ana', direct: true },
      true,
    ],
    ['of one person, much later', last, { publishedAt: HOUR, staffId: 'ana', direct: true }, false],
    ['of two people', last, { publishedAt: 1, staffId: 'bia', direct: true }, false],
    ['after a draft', { ...last, direct: false }, { publishedAt: 1, staffId: 'ana', direct: true }, false],
    ['and a draft after them', last, { publishedAt: 1, staffId: 'ana', direct: false }, false],
  ])('%s', (_, before, change, isOne) => {
    expect(continues(before, change)).toBe(isOne);
  });
});
