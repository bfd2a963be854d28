import { expect, test } from 'vitest';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createClientAccount } from '../registration/create-client-account.ts';
import { createStaff } from '../staff/create-staff.ts';
import { staff, staffSessions } from '../staff/staff.tables.ts';
import { addStaffSession } from '../staff/staff-sessions.store.ts';
import { dropExpiredSessions } from './drop-expired-sessions.ts';
import { addSession } from './sessions.store.ts';
import { sessions } from './sessions.tables.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 24 * 60 * 60_000;

test('what expired more than a week ago is deleted, of shoppers and of staff', async () => {
  const { db } = database.current;
  const { userId } = await createClientAccount(db, {
    kind: 'person',
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    document: '52998224725',
    password: { hash: 'x' },
  });
  await createStaff(db, { name: 'Rui', email: 'rui@exemplo.com.br', passwordHash: 'x', memberships: [] });
  const [rui] = await db.select({ id: staff.id }).from(staff);
  const remaining: string[] = [];
  for (const days of [-30, -8, -6, 0, 12]) {
    const [id, staffId] = [newId(), newId()];
    const times = { createdAt: new Date(NOW - 60 * DAY), expiresAt: new Date(NOW + days * DAY) };
    await addSession(db, { id, userId, handle: 'h', ...times });
    await addStaffSession(db, { id: staffId, staffId: rui?.id ?? '', ...times });
    if (days > -7) remaining.push(id, staffId);
  }
  expect(await dropExpiredSessions(db, NOW)).toBe(4);
  expect(await dropExpiredSessions(db, NOW)).toBe(0);
  const left = [
    ...(await db.select({ id: sessions.id }).from(sessions)),
    ...(await db.select({ id: staffSessions.id }).from(staffSessions)),
  ];
  expect(left.map(({ id }) => id).sort()).toEqual(remaining.sort());
});
