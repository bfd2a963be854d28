import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { derivedKeys } from '../keys/derived-keys.ts';
import { vapidKeys } from './vapid-keys.ts';

const OLD = 'an old secret of the tests 0123456789';
const NEW = 'a new secret of the tests 0123456789';

test('a secret gives one pair of keys, the same in every process, and not the secret itself', () => {
  const [key] = vapidKeys(NEW);
  expect(vapidKeys(NEW)).toEqual([key]);
  expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(key.privateKey, 'base64url')).toHaveLength(32);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(key.privateKey, 'base64url'));
  expect(curve.getPublicKey('base64url')).toBe(key.publicKey);
  expect(key.privateKey).not.toBe(derivedKeys(NEW, 'session')[0].bytes.toString('base64url'));
});

test('after a rotation the new key comes first, and the old one is still known by its id', () => {
  const [old] = vapidKeys(OLD);
  const [first, second] = vapidKeys(`${NEW},${OLD}`);
  expect([first.id === old.id, second]).toEqual([false, old]);
});
