/** The JWT in the cookie. It only names a session row: that row decides whether the session still counts. */
import { createHash, createSecretKey, type webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

const ISSUER = 'vitrine';
const AUDIENCE = 'session';

const keys = new Map<string, webcrypto.CryptoKey>();

/** 256 bits, whatever the length of the secret; made once, since any other form is imported anew for each token. */
function keyOf(secret: string): webcrypto.CryptoKey {
  const bytes = () => createHash('sha256').update(secret).digest();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = keys.get(secret) ?? createSecretKey(bytes()).toCryptoKey(hmac, false, ['sign', 'verify']);
  keys.set(secret, key);
  return key;
}

export const signSession = (secret: string, sessionId: string, expiresAt: Date): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(sessionId)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));

interface Verified {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expiresAt: Instant;
}

/** Tokens that we signed, so that a signature is not worked out for each call; the oldest go first. */
const verified = new Map<string, Verified>();
const MOST = 5_000;

/** The session that a token names; undefined when we did not sign it or its time is over. */
export async function readSession(secret: string, token: string, now: Instant): Promise<string | undefined> {
  const key = `${secret} ${token}`;
  const known = verified.get(key);
  if (known !== undefined) return known.expiresAt > now ? known.id : undefined;
  const read = await verify(secret, token, now);
  if (read === undefined) return undefined;
  verified.set(key, read);
  for (const oldest of verified.keys()) {
    if (verified.size <= MOST) break;
    verified.delete(oldest);
  }
  return read.id;
}

async function verify(secret: string, token: string, now: Instant): Promise<Verified | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
    });
    const { jti: id, exp } = payload;
    return id !== undefined && isUuid(id) && exp !== undefined ? { id, expiresAt: exp * 1_000 } : undefined;
  } catch {
    return undefined;
  }
}
