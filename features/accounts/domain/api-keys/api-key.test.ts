import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API_SCOPES } from '#kernel/permissions.ts';
import { isPossibleExpiry, REPLACED_KEY_LIFETIME, replacedExpiry, successorExpiry } from './api-key.ts';
import { hasAllScopes, knownScopes } from './api-scope.ts';

const moment = fc.integer({ min: 1, max: 4_000_000_000_000 });

test('a replaced key never lives longer than it would have, nor longer than a day', () => {
  fc.assert(
    fc.property(fc.option(moment, { nil: undefined }), moment, (expiresAt, now) => {
      const until = replacedExpiry(expiresAt, now);
      expect(until).toBeLessThanOrEqual(now + REPLACED_KEY_LIFETIME);
      if (expiresAt !== undefined) expect(until).toBeLessThanOrEqual(expiresAt);
      if (expiresAt === undefined || expiresAt > now) expect(until).toBeGreaterThan(now);
    }),
  );
});

test('its successor lives as long as it was made for', () => {
  expect(successorExpiry({ createdAt: 100 }, 700)).toBeUndefined();
  expect(successorExpiry({ createdAt: 100, expiresAt: 400 }, 700)).toBe(1_000);
});

test('a key expires in the future, within ten years, or never', () => {
  const now = 1_800_000_000_000;
  const day = 24 * 60 * 60_000;
  expect([undefined, now + 1, now + 3_650 * day].map((at) => isPossibleExpiry(at, now))).not.toContain(false);
  expect([0, now, now + 3_651 * day].map((at) => isPossibleExpiry(at, now))).not.toContain(true);
});

test('only known scopes allow anything', () => {
  expect(knownScopes(['orders:read', 'orders:delete', 'catalog:read'])).toEqual([
    'catalog:read',
    'orders:read',
  ]);
  expect(hasAllScopes(API_SCOPES)).toBe(true);
  expect(hasAllScopes(API_SCOPES.slice(1))).toBe(false);
});
