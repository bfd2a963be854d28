import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from './api.ts';
import { failureKind, isExpired } from './failure-kind.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [new ApiRefusal(429, {}), 'busy'],
  [new ApiRefusal(401, {}), 'expired'],
  [new ApiRefusal(403, {}), 'refused'],
  [new ApiRefusal(500, {}), 'broken'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'unreachable'],
  [new TypeError('Load failed'), 'unreachable'],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), 'broken'],
  ['anything', 'broken'],
] as const)('%s is %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});

test('without a connection whatever got no answer is for want of it; a refusal was an answer', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureKind(new TypeError('Failed to fetch'))).toBe('offline');
  expect(failureKind(new ApiRefusal(500, {}))).toBe('broken');
});

test('only a session that ended is reported by the whole page', () => {
  expect(isExpired(new ApiRefusal(401, {}))).toBe(true);
  expect(isExpired(new ApiRefusal(500, {}))).toBe(false);
});
