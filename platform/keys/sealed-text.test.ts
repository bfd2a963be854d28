import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const secret = 'a secret of the tests';

test('what is sealed is read by who knows the secret and the owner, and never the same twice', () => {
  const sealed = seal(secret, 'second factor', 'ana', 'JBSWY3DPEHPK3PXP');
  expect(unseal(secret, 'second factor', 'ana', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3');
  expect(seal(secret, 'second factor', 'ana', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

test('with another secret, for another owner, or changed, it is nothing', () => {
  const sealed = seal(secret, 'second factor', 'ana', 'JBSWY3DPEHPK3PXP');
  const [version, key, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal('another secret', 'second factor', 'ana', sealed)).toBeUndefined();
  expect(unseal(secret, 'second factor', 'bia', sealed)).toBeUndefined();
  expect(
    unseal(secret, 'second factor', 'ana', [version, key, bytes.toString('base64url')].join('.')),
  ).toBeUndefined();
  expect(unseal(secret, 'second factor', 'ana', '')).toBeUndefined();
});

const OLD = 'an old secret of the tests 0123456789';
const NEW = 'a new secret of the tests 0123456789';
/** Sealed with OLD for 'ana' before a sealed text named its key. */
const UNNAMED = 'H4ROPmfIibH9SoIEig2XG-M04I4TvXNallpu_An8BKxQ7zI2dd-fqyGNTc0';

test('a secret is replaced and nothing sealed is lost: the first of the list seals, all of them open', () => {
  const before = seal(OLD, 'second factor', 'ana', 'JBSWY3DPEHPK3PXP');
  expect(unseal(`${NEW},${OLD}`, 'second factor', 'ana', before)).toBe('JBSWY3DPEHPK3PXP');
  const since = seal(`${NEW},${OLD}`, 'second factor', 'ana', 'JBSWY3DPEHPK3PXP');
  expect(unseal(NEW, 'second factor', 'ana', since)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(OLD, 'second factor', 'ana', since)).toBeUndefined();
  expect(unseal(NEW, 'second factor', 'ana', before)).toBeUndefined();
});

test('the key of a second factor opens no payment account', () => {
  const sealed = seal(NEW, 'payment account', 'ana', 'APP_USR-1234');
  expect(unseal(NEW, 'second factor', 'ana', sealed)).toBeUndefined();
});

test('what was sealed before keys had names is still read', () => {
  expect(unseal(`${NEW},${OLD}`, 'second factor', 'ana', UNNAMED)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(NEW, 'second factor', 'ana', UNNAMED)).toBeUndefined();
});
