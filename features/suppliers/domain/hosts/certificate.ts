/** The TLS certificate of a shop's own host, as browsers would see it. */
import type { Instant } from '#kernel/scope.ts';

export const CERTIFICATE_PROBLEMS = [
  'other-name',
  'expired',
  'untrusted',
  'unreachable',
  'inward-address',
] as const;
export type CertificateProblem = (typeof CERTIFICATE_PROBLEMS)[number];

export interface CheckedCertificate {
  readonly checkedAt: Instant;
  readonly validUntil?: Instant;
  readonly problem?: CertificateProblem;
}

export type CertificateState = 'not-checked' | 'valid' | 'expiring' | CertificateProblem;

/** Certificates that renew themselves are renewed before this. Milliseconds. */
export const EXPIRING_WITHIN = 14 * 24 * 60 * 60_000;

export function certificateState(checked: CheckedCertificate | undefined, now: Instant): CertificateState {
  if (checked === undefined) return 'not-checked';
  const { validUntil, problem } = checked;
  if (problem !== undefined) return problem;
  if (validUntil === undefined) return 'unreachable';
  // It was valid when it was looked at.
  if (validUntil <= now) return 'expired';
  return validUntil - now <= EXPIRING_WITHIN ? 'expiring' : 'valid';
}
