/** Codes that change every thirty seconds, as authenticator apps make them (RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import type { Instant } from '#kernel/scope.ts';

const PERIOD = 30;
const common = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;

/** 160 bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app is told, as a link or a picture. */
export const totpLink = (
  secret: string,
  { issuer, label }: { readonly issuer: string; readonly label: string },
) => new TOTP({ ...common, issuer, label, secret }).toString();

/** Of which time step this is the code, one step before and after included; undefined where it is of none. */
export function totpStep(secret: string, code: string, now: Instant): number | undefined {
  const delta = TOTP.validate({
    ...common,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now / (PERIOD * 1_000)) + delta;
}
