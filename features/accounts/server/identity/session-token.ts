/** The JWT in the cookie. It only names a session row, and that row decides whether the session is valid. */
import { createHash, createSecretKey, type webcrypto } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { isUuid } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { TtlMap } from '#platform/cache/ttl-cache.ts';
import { type DerivedKey, derivedKeys } from '#platform/keys/derived-keys.ts';

const ISSUER = 'vitrine';
const AUDIENCE = 'session';

interface Verified {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expiresAt: Instant;
}

/** Max verified tokens cached, so that a signature is not verified again for each call. */
const MAX = 5_000;

export interface SessionTokens {
  sign(secrets: string, sessionId: string, expiresAt: Date): Promise<string>;
  /** Session id in the token; undefined where the signature is not ours or the token expired. */
  read(secrets: string, token: string, now: Instant): Promise<string | undefined>;
}

/**
 * Signs and reads tokens with keys derived for `purpose`. `unnamed` derives the key of older tokens, which have no `kid`; absent: there
 * are none.
 */
function sessionTokens(purpose: string, unnamed?: (secret: string) => Buffer): SessionTokens {
  const named = (keys: readonly DerivedKey[]) => keys.map(({ id, bytes }) => ({ id, key: hmacKey(bytes) }));
  /** Imported once: any other form of a key is imported again for each token. */
  const keysOf = remembering((secrets: string) => {
    const keys = derivedKeys(secrets, purpose);
    const [signing, ...others] = keys;
    return {
      signing: { id: signing.id, key: hmacKey(signing.bytes) },
      verifying: new Map(named([signing, ...others]).map(({ id, key }) => [id, key])),
      unnamed: unnamed === undefined ? [] : keys.map(({ secret }) => hmacKey(unnamed(secret))),
    };
  });
  const verified = new TtlMap<string>(MAX);

  async function verify(secrets: string, token: string, now: Instant): Promise<Verified | undefined> {
    const keys = keysOf(secrets);
    const named = await verifyWith(token, now, ({ kid = '' }) => keys.verifying.get(kid));
    if (named !== undefined) return named;
    for (const key of keys.unnamed) {
      const old = await verifyWith(token, now, ({ kid }) => (kid === undefined ? key : undefined));
      if (old !== undefined) return old;
    }
    return undefined;
  }

  return {
    sign(secrets, sessionId, expiresAt) {
      const { id, key } = keysOf(secrets).signing;
      return new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', kid: id })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(sessionId)
        .setExpirationTime(expiresAt)
        .sign(key);
    },
    async read(secrets, token, now) {
      const name = `${secrets} ${token}`;
      const known = verified.get(name, now);
      if (known !== undefined) return known;
      const read = await verify(secrets, token, now);
      if (read === undefined) return undefined;
      verified.set(name, read.id, read.expiresAt);
      return read.id;
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text);

export const clientTokens = sessionTokens('session', (secret) => sha256(secret).digest());

/** With a signing key of their own: no client token is ever a staff token, nor the reverse. */
export const staffTokens = sessionTokens('staff session', (secret) =>
  sha256(sha256(`staff ${secret}`).digest('base64url')).digest(),
);

/** Of applicants who are not let in yet: names a customer, opens no session. */
export const applicantTokens = sessionTokens('applicant');

export const { sign: signSession, read: readSession } = clientTokens;
export const { sign: signStaffSession, read: readStaffSession } = staffTokens;

const hmacKey = (bytes: Buffer): webcrypto.CryptoKey =>
  createSecretKey(bytes).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

function remembering<T>(make: (secrets: string) => T): (secrets: string) => T {
  const made = new Map<string, T>();
  return (secrets) => {
    const value = made.get(secrets) ?? make(secrets);
    made.set(secrets, value);
    return value;
  };
}

async function verifyWith(
  token: string,
  now: Instant,
  keyFor: (header: JWTHeaderParameters) => webcrypto.CryptoKey | undefined,
): Promise<Verified | undefined> {
  try {
    const key = (header: JWTHeaderParameters): webcrypto.CryptoKey => {
      const found = keyFor(header);
      if (found === undefined) throw new Error('a key that is not ours');
      return found;
    };
    const { payload } = await jwtVerify(token, key, {
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
