import { expect, test } from 'vitest';
import type { Capacity } from '#kernel/scope.ts';
import { maySetSharing } from './shopping-list.ts';

test.each([
  ['who made it', 'linked', 'me', true],
  ['somebody else', 'linked', 'another', false],
  ['the main user, of another’s', 'principal', 'another', false],
  ['the main user, where nobody is known to have made it', 'principal', undefined, true],
  ['a linked user, where nobody is', 'linked', undefined, false],
  ['a representative, where nobody is', 'representative', undefined, false],
] as [string, Capacity, string | undefined, boolean][])('%s decides: %s', (_, capacity, madeBy, may) => {
  expect(maySetSharing({ userId: 'me', capacity }, madeBy)).toBe(may);
});
