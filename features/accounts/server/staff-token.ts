/** The JWT in the panel's cookie. Signed with a key of its own: no client's token is ever one of the staff's, nor the other way. */
import { createHash } from 'node:crypto';
import type { Instant } from '#kernel/scope.ts';
import { readSession, signSession } from './session-token.ts';

const staffSecret = (secret: string): string =>
  createHash('sha256').update(`staff ${secret}`).digest('base64url');

export const signStaffSession = (secret: string, sessionId: string, expiresAt: Date): Promise<string> =>
  signSession(staffSecret(secret), sessionId, expiresAt);

export const readStaffSession = (secret: string, token: string, now: Instant): Promise<string | undefined> =>
  readSession(staffSecret(secret), token, now);
