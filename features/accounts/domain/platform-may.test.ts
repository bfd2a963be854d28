import { expect, test } from 'vitest';
import { mayWhileActing, platformMay, platformRoleOf } from './platform-may.ts';

test.each([
  ['administrator', 'platform:read', true],
  ['administrator', 'platform:write', true],
  ['support', 'platform:read', true],
  ['support', 'platform:write', false],
] as const)('%s and %s: %s', (role, permission, may) => {
  expect(platformMay(role, permission)).toBe(may);
});

test.each([
  [true, false, 'administrator'],
  [true, true, 'administrator'],
  [false, true, 'support'],
  [false, false, undefined],
] as const)('administrator %s, support %s: %s', (administrator, support, role) => {
  expect(platformRoleOf({ administrator, support })).toBe(role);
});

test('who acts as somebody changes neither keys nor people', () => {
  expect(mayWhileActing('api-keys:manage')).toBe(false);
  expect(mayWhileActing('orders:write')).toBe(true);
});
