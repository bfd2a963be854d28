/** Rules for new passwords. Any character counts, including spaces; no mix of digits and signs is required. */
import { COMMON_PASSWORDS } from './common-passwords.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'about-you';

/** Undefined for a valid password. `own` is what others know about the user: e-mail, name, document. */
export function passwordProblem(password: string, own: readonly string[] = []): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return 'too-short';
  if (length > MAX_PASSWORD_LENGTH) return 'too-long';
  if (isCommon(password)) return 'too-common';
  return own.some((known) => addsLittleTo(password, known)) ? 'about-you' : undefined;
}

/** Also finds a common word with up to five digits or signs appended ('Senha2026!') or with look-alike characters. */
function isCommon(password: string): boolean {
  const said = plain(password);
  return (
    COMMON_PASSWORDS.has(said) ||
    COMMON_PASSWORDS.has(said.replace(/[^a-z]{1,5}$/, '')) ||
    COMMON_PASSWORDS.has(
      said.replace(/[@4]/g, 'a').replace(/[3]/g, 'e').replace(/[1!]/g, 'i').replace(/0/g, 'o'),
    ) ||
    isOneRun(said)
  );
}

/** Examples: 'aaaaaaaa', 'abababab', '12345678', 'hgfedcba'. */
function isOneRun(said: string): boolean {
  const codes = [...said].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return new Set(codes).size < 3 || (new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) <= 1);
}

const WORTH_NAMING = 4;

/** Without the known word fewer than four characters of the password are left. */
function addsLittleTo(password: string, known: string): boolean {
  const [said, word] = [plain(password), plain(known)];
  return [word, word.split('@', 1)[0] ?? '', ...word.split(/[^a-z0-9]+/)].some(
    (part) => part.length >= WORTH_NAMING && said.replace(part, '').length < 4 && said.includes(part),
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
