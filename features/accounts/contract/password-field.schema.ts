/** Passwords on the wire. What a new one has to be like is the domain's to say, in words. */
import { Type } from 'typebox';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

export const PasswordField = Type.String({ minLength: 1, maxLength: 400, pattern: STORABLE_TEXT });

/** 256 bits, as links that were mailed carry them. */
export const MailedCode = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
