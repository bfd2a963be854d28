/** Tokens that say nothing and are given out once: links in mails, pending logins, API keys, live tickets. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 characters of base64url. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores of a token. It opens nothing; 256 random bits need neither salt nor a slow hash. */
export const hashOfOpaqueToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
