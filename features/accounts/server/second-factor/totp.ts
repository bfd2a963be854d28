/** Codes of authenticator apps, which change every thirty seconds (RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import type { Instant } from '#kernel/scope.ts';

const PERIOD = 30;
const common = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;

/** 160 bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth:// link for the app, also shown as a QR code. */
export const totpLink = (
  secret: string,
  { issuer, label }: { readonly issuer: string; readonly label: string },
) => new TOTP({ ...common, issuer, label, secret }).toString();

/** Time step of the code, one step early or late accepted; undefined where it matches none. */
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
