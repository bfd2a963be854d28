import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API_SCOPES, type ApiScope } from '#kernel/permissions.ts';
import { SHOP_PERMISSIONS } from '../staff-may.ts';
import { mayGiveScope, mayGiveScopes } from './give-scopes.ts';

const roleWith = (permissions: readonly (typeof SHOP_PERMISSIONS)[number][]) => ({
  id: 'r',
  name: 'Integrações',
  permissions,
  discountLimit: 0,
});
const scopes = fc.subarray<ApiScope>([...API_SCOPES]);

test('an owner gives every scope, and who only manages keys none', () => {
  expect(mayGiveScopes('owner', API_SCOPES)).toBe(true);
  const keysOnly = roleWith(['api-keys:manage']);
  expect(API_SCOPES.filter((scope) => mayGiveScope(keysOnly, scope))).toEqual([]);
});

test('what changes something is given only by who may change it', () => {
  const reader = roleWith(SHOP_PERMISSIONS.filter((permission) => permission.endsWith(':read')));
  expect(API_SCOPES.filter((scope) => !mayGiveScope(reader, scope))).toEqual([
    'cart:write',
    'orders:write',
    'lists:write',
  ]);
});

test('with more permissions one gives no less, and what a key has already needs none', () => {
  fc.assert(
    fc.property(fc.subarray([...SHOP_PERMISSIONS]), scopes, scopes, (permissions, wanted, already) => {
      const giver = roleWith(permissions);
      const may = mayGiveScopes(giver, wanted, already);
      if (may) expect(mayGiveScopes(roleWith(SHOP_PERMISSIONS), wanted, already)).toBe(true);
      expect(mayGiveScopes(giver, already, already)).toBe(true);
      expect(may).toBe(wanted.every((scope) => already.includes(scope) || mayGiveScope(giver, scope)));
    }),
  );
});
