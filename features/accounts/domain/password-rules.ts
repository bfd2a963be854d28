/** Which new passwords are taken. Any character counts, spaces too; nobody has to mix digits and signs. */
import { COMMON_PASSWORDS } from './common-passwords.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'about-you';

/** What is wrong with a new password; undefined where nothing is. `own` is what others know: e-mail, name, document. */
export function passwordProblem(password: string, own: readonly string[] = []): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD) return 'too-short';
  if (length > LONGEST_PASSWORD) return 'too-long';
  if (isCommon(password)) return 'too-common';
  return own.some((known) => saysLittleBeside(password, known)) ? 'about-you' : undefined;
}

/** Also with a few digits or signs behind it, as everyone adds them: 'Senha2026!'. */
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

/** 'aaaaaaaa', 'abababab', '12345678', 'hgfedcba'. */
function isOneRun(said: string): boolean {
  const codes = [...said].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return new Set(codes).size < 3 || (new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) <= 1);
}

const WORTH_NAMING = 4;

/** What is left of the password without that word is shorter than a code of a door. */
function saysLittleBeside(password: string, known: string): boolean {
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
