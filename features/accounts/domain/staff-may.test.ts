import { expect, test } from 'vitest';
import { staffMay, staffStandingOf } from './staff-may.ts';

test.each([
  ['owner', 'catalog:read', true],
  ['owner', 'catalog:write', true],
  ['owner', 'prices:read', true],
  ['owner', 'prices:write', true],
  ['owner', 'audit:read', true],
  ['owner', 'analytics:manage', true],
  ['operator', 'analytics:manage', false],
  ['owner', 'api-keys:manage', true],
  ['operator', 'catalog:read', true],
  ['operator', 'catalog:write', true],
  ['operator', 'clients:read', true],
  ['operator', 'clients:approve', true],
  ['operator', 'clients:write', true],
  ['operator', 'prices:read', true],
  ['operator', 'prices:write', true],
  ['operator', 'coupons:read', true],
  ['operator', 'coupons:write', true],
  ['operator', 'promotions:read', true],
  ['operator', 'promotions:write', true],
  ['operator', 'audit:read', false],
  ['operator', 'api-keys:manage', false],
  ['administrator', 'catalog:read', true],
  ['administrator', 'catalog:write', true],
  ['administrator', 'prices:read', true],
  ['administrator', 'prices:write', true],
  ['administrator', 'audit:read', true],
  ['owner', 'mails:read', false],
  ['operator', 'mails:read', false],
  ['administrator', 'mails:read', true],
  ['administrator', 'api-keys:manage', true],
] as const)('%s and %s: %s', (standing, permission, may) => {
  expect(staffMay(standing, permission)).toBe(may);
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
