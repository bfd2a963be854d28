import { expect, test } from 'vitest';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import { pricesAreHidden } from './price-visibility.ts';

const customer = (approved: boolean): Actor => ({
  kind: 'customer',
  sessionId: 's',
  userId: 'u',
  clientId: 'c',
  clientKind: 'person',
  name: 'Ana',
  capacity: 'principal',
  approved,
});
const hide = 'hide-price-for-logged-out-customers';
const budget = 'support-budget';

test.each([
  [[], VISITOR, false],
  [[hide], VISITOR, true],
  [[hide], customer(false), false],
  [[budget], VISITOR, true],
  [[budget], customer(false), true],
  [[budget], customer(true), false],
  [[hide, budget], customer(false), true],
  [[hide, budget], customer(true), false],
  [['has-delivery'], VISITOR, false],
] as const)('%j for %o: hidden %s', (tags, actor, hidden) => {
  expect(pricesAreHidden(new Set(tags), actor)).toBe(hidden);
});
