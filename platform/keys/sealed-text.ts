/** Secrets that must be readable again, as the database stores them: encrypted, and bound to their owner. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { derivedKeys } from '#platform/keys/derived-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Each purpose has its own encryption key. */
export type SealedPurpose = 'second factor' | 'payment account' | 'analytics account';

/** The stored form: 'v1.<id of the key>.<nonce, tag and text>'. */
const NAMED = /^v1\.([\w-]+)\.([\w-]+)$/;

/** `owner` is authenticated but not stored: `unseal` needs the same one. */
export function seal(secrets: string, purpose: SealedPurpose, owner: string, text: string): string {
  const [{ id, bytes }] = derivedKeys(secrets, purpose);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, bytes, nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `v1.${id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Undefined if it was sealed with another secret, for another purpose or owner, or changed since. */
export function unseal(
  secrets: string,
  purpose: SealedPurpose,
  owner: string,
  sealed: string,
): string | undefined {
  const keys = derivedKeys(secrets, purpose);
  const [, id, text = ''] = NAMED.exec(sealed) ?? [];
  if (id === undefined) return firstOpened(keys.map(unnamedKey), owner, sealed);
  const named = keys.filter((key) => key.id === id).map(({ bytes }) => bytes);
  return firstOpened(named, owner, text);
}

/** Before sealed texts named their key, one key per secret served all purposes. */
const unnamedKey = ({ secret }: { readonly secret: string }): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'vitrine second factor', 32));

function firstOpened(keys: readonly Buffer[], owner: string, sealed: string): string | undefined {
  for (const key of keys) {
    const opened = openedWith(key, owner, Buffer.from(sealed, 'base64url'));
    if (opened !== undefined) return opened;
  }
  return undefined;
}

function openedWith(key: Buffer, owner: string, bytes: Buffer): string | undefined {
  if (bytes.length < NONCE + TAG) return undefined;
  const nonce = bytes.subarray(0, NONCE);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
