/**
 * The code in a mail's opt-out link: names a client at a supplier and is signed, so that nobody else can make one. It is not stored
 * and does not expire, because mails are read late; it allows nothing but cancelling alerts.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKeys } from '#platform/keys/derived-keys.ts';
import type { AlertOwner } from '../../domain/alerts/product-alert.ts';

const PURPOSE = 'alert opt-out';
/** Length of a UUID, the supplier's or the client's. Bytes. */
const ID = 16;

/** '<id of the key>.<supplier and client>.<signature>'. */
export function optOutCode(secrets: string, { supplierId, clientId }: AlertOwner): string {
  const [{ id, bytes }] = derivedKeys(secrets, PURPOSE);
  const owner = Buffer.from(`${supplierId}${clientId}`.replaceAll('-', ''), 'hex');
  return [id, owner.toString('base64url'), signature(bytes, owner).toString('base64url')].join('.');
}

/** Undefined if it was not made here. */
export function optOutOwner(secrets: string, code: string): AlertOwner | undefined {
  const [id, owner = '', signed = '', ...rest] = code.split('.');
  const key = derivedKeys(secrets, PURPOSE).find((one) => one.id === id);
  const named = Buffer.from(owner, 'base64url');
  if (key === undefined || rest.length > 0 || named.length !== 2 * ID) return undefined;
  const expected = signature(key.bytes, named);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { supplierId: uuidOf(named.subarray(0, ID)), clientId: uuidOf(named.subarray(ID)) };
}

const signature = (key: Buffer, owner: Buffer): Buffer => createHmac('sha256', key).update(owner).digest();

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
