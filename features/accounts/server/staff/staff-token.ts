/** The JWT in the panel's cookie. Signed with a key of its own: no client's token is ever one of the staff's, nor the other way. */
import { createHash } from 'node:crypto';
import { sessionTokens } from '../sessions/session-token.ts';

const sha256 = (text: string) => createHash('sha256').update(text);

const staff = sessionTokens('staff session', (secret) =>
  sha256(sha256(`staff ${secret}`).digest('base64url')).digest(),
);

export const signStaffSession = staff.sign;
export const readStaffSession = staff.read;
