/** Passwords in requests. The rules for new ones, with error texts, are in the domain. */
import { Type } from 'typebox';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

export const PasswordField = Type.String({ minLength: 1, maxLength: 400, pattern: STORABLE_TEXT });

/** 256 bits in base64url, as in mailed links. */
export const MailedCode = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
