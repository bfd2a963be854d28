import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newTotpSecret, totpLink, totpStep } from './totp.ts';

/** The secret and the times of RFC 6238, appendix B; six of its eight digits. */
const RFC = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('at second %i the code is %s', (seconds, code, step) => {
  expect(totpStep(RFC, code, seconds * 1_000)).toBe(step);
});

test('a code counts one step before and after its own, and no further', () => {
  const at = (seconds: number) => totpStep(RFC, '287082', seconds * 1_000);
  expect([29, 30, 59, 60, 89].map(at)).toEqual([1, 1, 1, 1, 1]);
  expect([-1, 90, 119].map(at)).toEqual([undefined, undefined, undefined]);
});

test('each secret is different, of 160 bits, and part of the app’s link', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const link = totpLink(secret, { issuer: 'Vitrine', label: 'ana@exemplo.com.br' });
  expect(link).toMatch(/^otpauth:\/\/totp\/Vitrine:ana%40exemplo\.com\.br\?issuer=Vitrine&secret=/);
  const now = Date.UTC(2026, 10, 22);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now });
  expect(totpStep(secret, code, now)).toBe(Math.floor(now / 30_000));
});
