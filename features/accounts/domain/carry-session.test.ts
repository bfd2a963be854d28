import { expect, test } from 'vitest';
import { isAtHomeElsewhere } from './carry-session.ts';

test.each([
  [true, 'aurora.localhost', false, true],
  // It is there already.
  [true, 'aurora.localhost', true, false],
  // It has no place of its own.
  [true, undefined, false, false],
  // It is at home on both.
  [false, 'mercado.localhost', false, false],
])('white label %s, domain %s, on its own host %s: carried %s', (whiteLabel, domain, onOwnHost, carried) => {
  expect(isAtHomeElsewhere({ whiteLabel, ...(domain === undefined ? {} : { domain }) }, onOwnHost)).toBe(
    carried,
  );
});
