/** A client's own tags. Spec 6: user tags come from user configs. */
import { expect, test } from 'vitest';
import type { Shop } from '../shop.ts';
import { scopeForUser, shopForUser, USER_TAGS, userTagsOf } from './user-tags.ts';

const scope = { id: 'id', slug: 'loja', name: 'Loja', tags: new Set(['has-delivery']) };
const shop = { tags: ['has-delivery', 'uses-share-coupom'] } as unknown as Shop;

test('a client’s tags are added to those of the shop, each once', () => {
  expect([...scopeForUser(scope, ['uses-single-address']).tags]).toEqual([
    'has-delivery',
    'uses-single-address',
  ]);
  expect(shopForUser(shop, ['uses-share-coupom', 'use-primary-address']).tags).toEqual([
    'has-delivery',
    'uses-share-coupom',
    'use-primary-address',
  ]);
});

test('without tags of their own, clients share the shop’s object', () => {
  expect(scopeForUser(scope, [])).toBe(scope);
  expect(shopForUser(shop)).toBe(shop);
});

test('a tag that speaks of the shop is none of a client', () => {
  expect(userTagsOf(['has-delivery', 'unheard-of', ...USER_TAGS])).toEqual(USER_TAGS);
});
