/**
 * The keys by which push services recognise this server (RFC 8292), derived from the server's secrets. A browser's subscription is
 * bound to the key that it was made with, so each is sent with its own; of several secrets the first one's key makes new ones.
 */
import { createECDH } from 'node:crypto';
import { derivedKeys } from '../keys/derived-keys.ts';

export interface VapidKey {
  /** Stored with each subscription. */
  readonly id: string;
  /** base64url, as browsers expect it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of the curve P-256. A private key is between 1 and one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const BYTES = 32;

/** The first one is for new subscriptions. */
export function vapidKeys(secrets: string): readonly [VapidKey, ...VapidKey[]] {
  const [first, ...others] = derivedKeys(secrets, 'web push');
  return [keyOf(first), ...others.map(keyOf)];
}

function keyOf({ id, bytes }: { readonly id: string; readonly bytes: Buffer }): VapidKey {
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(2 * BYTES, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { id, publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
