import { expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { belongsOnOwnHost } from './carry-session.ts';

test.each([
  [true, 'aurora.localhost', false, true],
  // Already on the own domain.
  [true, 'aurora.localhost', true, false],
  // No own domain.
  [true, undefined, false, false],
  // Not white-label: stays on either host.
  [false, 'mercado.localhost', false, false],
])('white label %s, domain %s, on its own host %s: carried %s', (whiteLabel, domain, onOwnHost, carried) => {
  expect(belongsOnOwnHost({ whiteLabel, ...defined({ domain }) }, onOwnHost)).toBe(carried);
});
