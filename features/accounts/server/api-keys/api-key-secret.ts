/** The key that a supplier's system shows: 256 random bits, of which a hash is kept. */
import { createHash, randomBytes } from 'node:crypto';

/** What it begins with says what it is, also to who finds it where it should not be. */
export const newApiKey = (): string => `vitrine_${randomBytes(32).toString('base64url')}`;

export const hashOfApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
