import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STAFF_ROLES } from '#kernel/permissions.ts';
import { isLastOwner } from './team.ts';

const dora = { id: 'dora', role: 'owner' } as const;
const otto = { id: 'otto', role: 'operator' } as const;
const eva = { id: 'eva', role: 'owner' } as const;

test.each([
  ['the only owner leaves', [dora, otto], 'dora', undefined, true],
  ['the only owner becomes an operator', [dora, otto], 'dora', 'operator', true],
  ['the only owner stays an owner', [dora, otto], 'dora', 'owner', false],
  ['one of two owners leaves', [dora, eva], 'dora', undefined, false],
  ['an operator leaves', [dora, otto], 'otto', undefined, false],
] as const)('%s', (_, members, id, becomes, isLast) => {
  expect(isLastOwner(members, id, becomes)).toBe(isLast);
});

test('whoever is changed one by one, a shop that has an owner keeps one', () => {
  const role = fc.constantFrom(...STAFF_ROLES);
  const change = fc.record({ index: fc.nat(5), role: fc.option(role, { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(role, { maxLength: 5 }), fc.array(change, { maxLength: 20 }), (others, changes) => {
      let members = ['owner' as const, ...others].map((one, index) => ({ id: String(index), role: one }));
      for (const { index, role: becomes } of changes) {
        const id = String(index);
        if (isLastOwner(members, id, becomes)) continue;
        members = members.flatMap((one) =>
          one.id !== id ? [one] : becomes === undefined ? [] : [{ id, role: becomes }],
        );
      }
      expect(members.some((one) => one.role === 'owner')).toBe(true);
    }),
  );
});
