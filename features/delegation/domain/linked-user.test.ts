import { expect, test } from 'vitest';
import { INVITATION_LIFETIME, invitationState, type LinkedUser, sortLinkedUsers } from './linked-user.ts';

const user = (id: string, more: Partial<LinkedUser> = {}): LinkedUser => ({
  id,
  name: id,
  email: `${id}@exemplo.com.br`,
  principal: false,
  state: 'active',
  ...more,
});

test.each([
  [INVITATION_LIFETIME, 0, 'invited'],
  [INVITATION_LIFETIME, INVITATION_LIFETIME - 1, 'invited'],
  [INVITATION_LIFETIME, INVITATION_LIFETIME, 'expired'],
] as const)('an invitation until %i is at %i %s', (expiresAt, now, state) => {
  expect(invitationState(expiresAt, now)).toBe(state);
});

test('the main user stands first, then who buys by name, then who was asked, the last one first', () => {
  const invited = (id: string, invitedAt: number) => user(id, { state: 'invited', name: '', invitedAt });
  const listed = sortLinkedUsers([
    invited('antigo', 1),
    user('zeca'),
    user('Álvaro'),
    invited('novo', 2),
    user('marta', { principal: true }),
  ]);
  expect(listed.map(({ id }) => id)).toEqual(['marta', 'Álvaro', 'zeca', 'novo', 'antigo']);
});
