import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckedCertificate, certificateState, EXPIRING_WITHIN } from './certificate.ts';

/** 28 November 2026. */
const now = 1_795_824_000_000;
const DAY = 24 * 60 * 60_000;

test.each<[string, Partial<CheckedCertificate> | undefined]>([
  ['not-checked', undefined],
  ['valid', { validUntil: now + 60 * DAY }],
  ['expiring', { validUntil: now + EXPIRING_WITHIN }],
  ['expired', { validUntil: now }],
  ['expired', { validUntil: now - DAY, problem: 'expired' }],
  ['other-name', { validUntil: now + 60 * DAY, problem: 'other-name' }],
  ['unreachable', { problem: 'unreachable' }],
  ['inward-address', { problem: 'inward-address' }],
])('%s: %o', (state, checked) => {
  expect(certificateState(checked && { checkedAt: now, ...checked }, now)).toBe(state);
});

test('a certificate with a problem is never said to be valid', () => {
  const problem = fc.constantFrom('other-name', 'expired', 'untrusted', 'unreachable', 'inward-address');
  fc.assert(
    fc.property(problem, fc.option(fc.integer(), { nil: undefined }), (found, validUntil) => {
      const checked = { checkedAt: now, problem: found, ...(validUntil === undefined ? {} : { validUntil }) };
      expect(['valid', 'expiring', 'not-checked']).not.toContain(
        certificateState(checked as CheckedCertificate, now),
      );
    }),
  );
});
