import { expect, test } from 'vitest';
import { scopeForUser } from '#features/suppliers/domain/tags/user-tags.ts';
import { approvedFromTheStart, mayLogIn, maySubmitOrders } from './approval.ts';

test.each([
  [[], { start: true, login: true, submit: true }],
  [['support-budget'], { start: false, login: false, submit: false }],
  [['block-not-approved-user'], { start: false, login: false, submit: false }],
  [['restrict-not-approved-user-submission'], { start: false, login: true, submit: false }],
])('a client whom a supplier with tags %j has not approved', (names, expected) => {
  const tags = new Set<string>(names);
  expect({
    start: approvedFromTheStart(tags),
    login: mayLogIn(tags, false),
    submit: maySubmitOrders(tags, false),
  }).toEqual(expected);
  expect(mayLogIn(tags, true) && maySubmitOrders(tags, true)).toBe(true);
});

test('a tag of their own keeps one unapproved client from ordering, where the shop lets the others', () => {
  const shop = { id: 'id', slug: 'loja', name: 'Loja', tags: new Set<string>() };
  const { tags } = scopeForUser(shop, ['restrict-not-approved-user-submission']);
  expect([maySubmitOrders(shop.tags, false), maySubmitOrders(tags, false)]).toEqual([true, false]);
});
