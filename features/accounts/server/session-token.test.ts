import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { newId } from '#platform/db/new-id.ts';
import { readSession, signSession } from './session-token.ts';

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
