import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { derivedKeys } from '#platform/keys/derived-keys.ts';

/** Keys per supplier, so that one supplier's notice is invalid for another. */
const keysOf = (secrets: string, supplierId: SupplierId) =>
  derivedKeys(secrets, `sandbox payments ${supplierId}`);

export const SIGNATURE_HEADER = 'x-sandbox-signature';

const macOf = (key: Buffer, at: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${at}.${body}`).digest();

/** 't=1700000000,v1=…': seconds, and the HMAC of timestamp and body. */
export function signNotice(secrets: string, supplierId: SupplierId, body: string, now: Instant): string {
  const at = String(Math.floor(now / 1000));
  const [{ bytes }] = keysOf(secrets, supplierId);
  return `t=${at},v1=${macOf(bytes, at, body).toString('hex')}`;
}

/** When it was signed, in milliseconds; undefined if the signature is invalid. Compared in constant time. */
export function signedAt(
  secrets: string,
  supplierId: SupplierId,
  body: string,
  signature: string,
): Instant | undefined {
  const [, at, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (at === undefined || given === undefined) return undefined;
  const said = Buffer.from(given, 'hex');
  const isSigned = keysOf(secrets, supplierId).some(({ bytes }) =>
    timingSafeEqual(macOf(bytes, at, body), said),
  );
  return isSigned ? Number(at) * 1000 : undefined;
}
