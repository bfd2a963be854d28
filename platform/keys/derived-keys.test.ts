import { expect, test } from 'vitest';
import { derivedKeys } from './derived-keys.ts';

const OLD = 'an old secret of the tests 0123456789';
const NEW = 'a new secret of the tests 0123456789';
const keysOf = (secrets: string, purpose = 'session') =>
  derivedKeys(secrets, purpose).map(({ id, bytes }) => `${id} ${bytes.toString('hex')}`);

test('each purpose has a key of its own, and none of them is the secret', () => {
  const [session] = derivedKeys(NEW, 'session');
  const [payments] = derivedKeys(NEW, 'payment account');
  expect(session.bytes.equals(payments.bytes)).toBe(false);
  expect(session.id).not.toBe(payments.id);
  expect(session.bytes).toHaveLength(32);
  expect(keysOf(NEW).join()).not.toContain(Buffer.from(NEW).toString('hex'));
});

test('each secret gives one key, in the order of the list and the same in every process', () => {
  expect(keysOf(` ${NEW} , ${OLD}`)).toEqual([...keysOf(NEW), ...keysOf(OLD)]);
  expect(new Set(keysOf(`${NEW},${OLD}`)).size).toBe(2);
});
