import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnRole, Permission, StaffStanding } from '#kernel/permissions.ts';
import { STAFF_ROLES } from '#kernel/permissions.ts';
import {
  discountLimitOf,
  mayGrant,
  permissionsOf,
  SHOP_PERMISSIONS,
  staffMay,
  staffStandingOf,
} from './staff-may.ts';

test.each([
  ['owner', 'catalog:write', true],
  ['owner', 'prices:write', true],
  ['owner', 'audit:read', true],
  ['owner', 'analytics:manage', true],
  ['owner', 'api-keys:manage', true],
  ['owner', 'staff:manage', true],
  ['owner', 'shop:write', true],
  ['owner', 'mails:read', false],
  ['operator', 'analytics:manage', false],
  ['operator', 'catalog:write', true],
  ['operator', 'clients:approve', true],
  ['operator', 'prices:write', true],
  ['operator', 'promotions:write', true],
  ['operator', 'audit:read', false],
  ['operator', 'api-keys:manage', false],
  ['operator', 'staff:manage', false],
  ['operator', 'shop:write', false],
  ['owner', 'privacy:manage', true],
  ['operator', 'privacy:manage', false],
  ['operator', 'mails:read', false],
  ['catalog', 'catalog:write', true],
  ['catalog', 'orders:read', false],
  ['sales', 'quotes:write', true],
  ['sales', 'payments:write', false],
  ['finance', 'payments:write', true],
  ['finance', 'credit:write', true],
  ['finance', 'catalog:write', false],
  ['support', 'chat:write', true],
  ['support', 'orders:write', false],
  ['administrator', 'audit:read', true],
  ['administrator', 'mails:read', true],
  ['administrator', 'staff:manage', true],
] as const)('%s and %s: %s', (standing, permission, may) => {
  expect(staffMay(standing, permission)).toBe(may);
});

test('only owners and administrators decide who works at the shop', () => {
  expect(STAFF_ROLES.filter((role) => staffMay(role, 'staff:manage'))).toEqual(['owner']);
});

const ownRole = (permissions: readonly Permission[], discountLimit = 100): OwnRole => ({
  id: 'r',
  name: 'Caixa',
  permissions,
  discountLimit,
});

test('an own role has exactly the permissions that it names', () => {
  const role = ownRole(['orders:read']);
  expect(SHOP_PERMISSIONS.filter((permission) => staffMay(role, permission))).toEqual(['orders:read']);
});

test.each([
  ['owner', false, 'owner'],
  ['operator', false, 'operator'],
  // The role at the supplier takes precedence, even for an administrator.
  ['operator', true, 'operator'],
  [undefined, true, 'administrator'],
  [undefined, false, undefined],
] as const)('the role %s, administrator %s: %s', (role, isAdministrator, standing) => {
  expect(staffStandingOf(role, isAdministrator)).toBe(standing);
});

describe('nobody grants more than they have', () => {
  const anyRole = fc.oneof(
    fc.constantFrom<StaffStanding>(...STAFF_ROLES),
    fc
      .tuple(fc.subarray([...SHOP_PERMISSIONS]), fc.integer({ min: 0, max: 100 }))
      .map(([permissions, limit]) => ownRole(permissions, limit)),
  );

  test('what is granted is a part of what the granter has', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (granter, role) => {
        const isPart = permissionsOf(role).every((permission) => staffMay(granter, permission));
        const isWithinLimit =
          !staffMay(role, 'quotes:write') || discountLimitOf(role) <= discountLimitOf(granter);
        expect(mayGrant(granter, role)).toBe(isPart && isWithinLimit);
      }),
    );
  });

  test('owners and administrators grant every role of a shop', () => {
    fc.assert(
      fc.property(anyRole, (role) => {
        expect(mayGrant('owner', role)).toBe(true);
        expect(mayGrant('administrator', role)).toBe(true);
      }),
    );
  });

  test('a larger discount than the granter’s own is not granted', () => {
    const seller = ownRole(['quotes:write', 'staff:manage'], 10);
    expect(mayGrant(seller, ownRole(['quotes:write'], 10))).toBe(true);
    expect(mayGrant(seller, ownRole(['quotes:write'], 11))).toBe(false);
  });
});
