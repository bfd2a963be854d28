/**
 * Keys that are derived from the server's secrets, one for each purpose: what signs sessions opens no payment account.
 * Of several secrets the first signs and encrypts, and all of them verify and decrypt, so that a secret is replaced
 * without logging anybody out.
 */
import { hkdfSync } from 'node:crypto';

export interface DerivedKey {
  /** Stands beside what the key made, and tells nothing of the key. */
  readonly id: string;
  /** 256 bits. */
  readonly bytes: Buffer;
  /** What keys were derived from before they had ids: for reading what is that old. */
  readonly secret: string;
}

/** The list in SESSION_SECRET. */
export const secretsIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');

const derived = new Map<string, readonly DerivedKey[]>();

/** The keys of a purpose, the one to sign and encrypt with first. Derived once. */
export function derivedKeys(secrets: string, purpose: string): readonly [DerivedKey, ...DerivedKey[]] {
  const name = `${purpose}\n${secrets}`;
  const keys = derived.get(name) ?? secretsIn(secrets).map((secret) => keyOf(secret, purpose));
  const [first, ...others] = keys;
  if (first === undefined) throw new Error('the server has no secret');
  derived.set(name, keys);
  return [first, ...others];
}

function keyOf(secret: string, purpose: string): DerivedKey {
  const info = `vitrine v1 ${purpose}`;
  const derive = (what: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', what, length));
  return { id: derive(`${info} id`, 6).toString('base64url'), bytes: derive(info, 32), secret };
}
