import { expect, test } from 'vitest';
import { isActive, isOutdated, mayRequestIdentity, REQUEST_STATES, stateAfter } from './identity-request.ts';

test.each([
  ['send', ['open', 'open', undefined, undefined]],
  ['approve', ['approved', undefined, undefined, undefined]],
  ['return', ['returned', undefined, undefined, undefined]],
  ['withdraw', ['withdrawn', 'withdrawn', undefined, undefined]],
] as const)('%s: of an open, a returned, an approved and a withdrawn request', (deed, states) => {
  expect(REQUEST_STATES.map((state) => stateAfter(state, deed))).toEqual(states);
});

test('what can still change is live, and nothing else', () => {
  expect(REQUEST_STATES.filter(isActive)).toEqual(
    REQUEST_STATES.filter((state) => stateAfter(state, 'withdraw') !== undefined),
  );
});

const before = { name: 'Empório', slug: 'emporio', legalName: 'Empório Ltda.', cnpj: '11.222.333/0001-81' };

test.each([
  ['the shop as it was', before, false],
  ['another legal name', { ...before, legalName: 'Empório S.A.' }, true],
  ['another slug', { ...before, slug: 'emporio-novo' }, true],
] as const)('%s: outdated or not', (_, current, expected) => {
  expect(isOutdated({ before }, current)).toBe(expected);
});

const administrator = { staffId: 'a', name: 'Admin' };

test.each([
  ['the owner', { standing: 'owner' }, true],
  ['an administrator who acts as the owner', { standing: 'owner', actedBy: administrator }, false],
  ['an administrator in the shop’s panel', { standing: 'administrator' }, false],
  ['an operator', { standing: 'operator' }, false],
] as const)('%s may request it: %j → %s', (_, actor, expected) => {
  expect(mayRequestIdentity(actor)).toBe(expected);
});
