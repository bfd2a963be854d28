/** The code that guards the first run: printed by every process at its start, the same in all of them. */
import { createHmac, randomBytes } from 'node:crypto';
import { derivedKeys } from '#platform/keys/derived-keys.ts';
import { hashOfOpaqueToken } from '#platform/keys/opaque-token.ts';

/** Crockford's 32 signs, five bits each: none is mistaken for another one. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

export const newFirstRunSalt = (): string => randomBytes(18).toString('base64url');

/** 'ABCD-EFGH-JKMN-PQRS': 80 bits that nobody derives without the server's secret. */
export function firstRunCode(secrets: string, salt: string): string {
  const [key] = derivedKeys(secrets, 'first run');
  const bytes = createHmac('sha256', key.bytes).update(salt).digest();
  const letters = Array.from({ length: LENGTH }, (_, index) => ALPHABET[(bytes[index] ?? 0) % 32]);
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

/** As it is compared: also typed in lower case, without the hyphens, and with O for 0. */
export const hashOfFirstRunCode = (typed: string): string =>
  hashOfOpaqueToken(
    typed
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  );
