import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const secret = 'a secret of the tests';

test('what is sealed is read by who knows the secret and the owner, and never the same twice', () => {
  const sealed = seal(secret, 'ana', 'JBSWY3DPEHPK3PXP');
  expect(unseal(secret, 'ana', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3');
  expect(seal(secret, 'ana', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

test('with another secret, for another owner, or changed, it is nothing', () => {
  const sealed = seal(secret, 'ana', 'JBSWY3DPEHPK3PXP');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal('another secret', 'ana', sealed)).toBeUndefined();
  expect(unseal(secret, 'bia', sealed)).toBeUndefined();
  expect(unseal(secret, 'ana', bytes.toString('base64url'))).toBeUndefined();
  expect(unseal(secret, 'ana', '')).toBeUndefined();
});
