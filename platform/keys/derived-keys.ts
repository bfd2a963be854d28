/**
 * Keys derived from the server's secrets, one per purpose: a session key opens no payment account. Of several secrets the first
 * signs and encrypts, and all verify and decrypt, so that a secret can be replaced without logging anybody out.
 */
import { hkdfSync } from 'node:crypto';

export interface DerivedKey {
  /** Stored beside what the key produced; reveals nothing of the key. */
  readonly id: string;
  /** 256 bits. */
  readonly bytes: Buffer;
  /** The secret itself, for reading values from before keys had ids. */
  readonly secret: string;
}

/** Splits the comma-separated list in SESSION_SECRET. */
export const secretsIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');

const derived = new Map<string, readonly DerivedKey[]>();

/** The keys of a purpose; the first one signs and encrypts. Derived once per process. Throws without a secret. */
export function derivedKeys(secrets: string, purpose: string): readonly [DerivedKey, ...DerivedKey[]] {
  const name = `${purpose}\n${secrets}`;
  const keys = derived.get(name) ?? secretsIn(secrets).map((secret) => derivedKey(secret, purpose));
  const [first, ...others] = keys;
  if (first === undefined) throw new Error('the server has no secret');
  derived.set(name, keys);
  return [first, ...others];
}

function derivedKey(secret: string, purpose: string): DerivedKey {
  const info = `vitrine v1 ${purpose}`;
  const derive = (what: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', what, length));
  return { id: derive(`${info} id`, 6).toString('base64url'), bytes: derive(info, 32), secret };
}
