import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

/** Of each supplier its own, so that a notice for one is none for another. */
const secretOf = (secret: string, supplierId: SupplierId): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `vitrine sandbox payments ${supplierId}`, 32));

export const SIGNATURE_HEADER = 'x-sandbox-signature';

const macOf = (secret: string, supplierId: SupplierId, at: string, body: string): Buffer =>
  createHmac('sha256', secretOf(secret, supplierId)).update(`${at}.${body}`).digest();

/** 't=1700000000,v1=…': seconds, and the HMAC of both. */
export function signNotice(secret: string, supplierId: SupplierId, body: string, now: Instant): string {
  const at = String(Math.floor(now / 1000));
  return `t=${at},v1=${macOf(secret, supplierId, at, body).toString('hex')}`;
}

/** When it was signed; undefined for whatever nobody signed. Compared in constant time. */
export function signedAt(
  secret: string,
  supplierId: SupplierId,
  body: string,
  signature: string,
): Instant | undefined {
  const [, at, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (at === undefined || given === undefined) return undefined;
  return timingSafeEqual(macOf(secret, supplierId, at, body), Buffer.from(given, 'hex'))
    ? Number(at) * 1000
    : undefined;
}
