/** The JWT in the panel's cookie. It has its own signing key: no client token is ever a staff token, nor the reverse. */
import { createHash } from 'node:crypto';
import { sessionTokens } from '../sessions/session-token.ts';

const sha256 = (text: string) => createHash('sha256').update(text);

const staff = sessionTokens('staff session', (secret) =>
  sha256(sha256(`staff ${secret}`).digest('base64url')).digest(),
);

export const signStaffSession = staff.sign;
export const readStaffSession = staff.read;
