import { expect, test } from 'vitest';
import { isClosed, mayBecomeState, maySell, SHOP_STATES } from './shop-state.ts';

const table = SHOP_STATES.flatMap((from) =>
  SHOP_STATES.filter((to) => mayBecomeState(from, to)).map((to) => `${from} → ${to}`),
);

test('a shop is opened, suspended, reopened and archived, and comes back as a draft', () => {
  expect(table).toEqual([
    'draft → open',
    'draft → archived',
    'open → suspended',
    'open → archived',
    'suspended → open',
    'suspended → archived',
    'archived → draft',
  ]);
});

test.each([
  ['draft', false, false],
  ['open', false, true],
  ['suspended', true, false],
  ['archived', true, false],
] as const)('%s: closed %s, sells %s', (state, closed, sells) => {
  expect(isClosed(state)).toBe(closed);
  expect(maySell(state)).toBe(sells);
});
