/** API key of a supplier's system: 256 random bits; only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

/** The prefix identifies a leaked key, e.g. to secret scanners. */
export const newApiKey = (): string => `vitrine_${randomBytes(32).toString('base64url')}`;

export const hashOfApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
