import { expect, test } from 'vitest';
import { ACTS, type Act } from '#kernel/acts.ts';
import { CAPACITIES } from '#kernel/scope.ts';
import { capacityMay, needsClient } from './capacity-may.ts';

/** The table of delegation's README, by hand: principal, linked, representative, integration; and the shop's attendant. */
// biome-ignore format: a table is read by its columns
const TABLE: Readonly<Record<Act, readonly [boolean, boolean, boolean, boolean, boolean]>> = {
  buy:                    [true,  true,  true,  true, true],
  'orders:see-all':       [true,  false, true,  true, true],
  'orders:repeat':        [true,  true,  true,  true, false],
  'orders:cancel':        [true,  true,  true,  true, false],
  'orders:export':        [true,  true,  true,  true, false],
  'orders:rate':          [true,  true,  false, false, false],
  'notifications:receive': [true, true,  false, false, false],
  'chat:use': [true, true, true, false, false],
  'lists:change':         [true,  true,  true,  true, false],
  'subscriptions:change': [true,  false, false, false, false],
  'subscriptions:cancel': [true,  false, false, false, false],
  'addresses:add':        [true,  true,  true,  false, false],
  'addresses:change':     [true,  false, false, false, false],
  'registration:change':  [true,  false, false, false, false],
  'own-login:change':     [true,  true,  false, false, false],
  'own-second-step:change': [true, true, true,  false, false],
  'own-devices:end':      [true,  true,  true,  false, false],
  'linked-users:manage':  [true,  false, false, false, false],
  'clients:choose':       [true,  true,  false, false, false],
  'represented-clients:choose': [false, false, true, false, false],
  'credit:see':           [true,  false, true,  true, true],
  'terms:accept':         [true,  true,  false, false, false],
  'privacy:export':       [true,  false, false, false, false],
  'privacy:delete':       [true,  false, false, false, false],
};

const cells = ACTS.flatMap((act) =>
  CAPACITIES.map((capacity, column) => [capacity, act, TABLE[act][column]] as const),
);

test.each(cells)('%s and %s: %s', (capacity, act, may) => {
  expect(capacityMay(capacity, act)).toBe(may);
});

test('the main user may do everything that is not a representative’s', () => {
  const denied = ACTS.filter((act) => !capacityMay('principal', act));
  expect(denied).toEqual(['represented-clients:choose']);
});

test('without a client a representative chooses one, and minds their own login', () => {
  const own = ACTS.filter((act) => !needsClient(act));
  expect(own).toEqual(['own-second-step:change', 'own-devices:end', 'represented-clients:choose']);
});
