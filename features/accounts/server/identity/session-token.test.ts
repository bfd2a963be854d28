import { createHash } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { newId } from '#platform/db/new-id.ts';
import { readSession, readStaffSession, signSession, signStaffSession } from './session-token.ts';

const secret = 'a secret of the tests';
const id = newId();
const now = Date.UTC(2026, 6, 1);
const later = new Date(now + 60_000);

test('names the session it was signed for until its time is over', async () => {
  const token = await signSession(secret, id, later);
  expect(await readSession(secret, token, now)).toBe(id);
  expect(await readSession(secret, token, now + 61_000)).toBeUndefined();
});

test('is worth nothing when another secret, no secret or another purpose signed it', async () => {
  const forged = [
    await signSession('another secret', id, later),
    new UnsecuredJWT({}).setJti(id).setIssuer('vitrine').setAudience('session').encode(),
    await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('vitrine')
      .setAudience('chat')
      .setJti(id)
      .sign(new TextEncoder().encode(secret)),
    'not.a.token',
    '',
  ];
  for (const token of forged) expect(await readSession(secret, token, now)).toBeUndefined();
});

const OLD = 'an old secret of the tests 0123456789';
const NEW = 'a new secret of the tests 0123456789';

test('a secret is replaced without logging anybody out: the first of the list signs, all of them verify', async () => {
  const before = await signSession(OLD, id, later);
  expect(await readSession(`${NEW},${OLD}`, before, now)).toBe(id);
  const since = await signSession(`${NEW},${OLD}`, id, later);
  expect(await readSession(NEW, since, now)).toBe(id);
  expect(await readSession(OLD, since, now)).toBeUndefined();
  expect(await readSession(NEW, before, now)).toBeUndefined();
});

test('what was signed before keys had names is still read', async () => {
  const unnamed = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('vitrine')
    .setAudience('session')
    .setJti(id)
    .setExpirationTime(later)
    .sign(createHash('sha256').update(OLD).digest());
  expect(await readSession(`${NEW},${OLD}`, unnamed, now)).toBe(id);
  expect(await readSession(NEW, unnamed, now)).toBeUndefined();
});

test('no session of the staff is one of a client, nor the other way', async () => {
  expect(await readSession(NEW, await signStaffSession(NEW, id, later), now)).toBeUndefined();
  expect(await readStaffSession(NEW, await signSession(NEW, id, later), now)).toBeUndefined();
  expect(await readStaffSession(`${NEW},${OLD}`, await signStaffSession(OLD, id, later), now)).toBe(id);
});
