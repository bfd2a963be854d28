/** Rough estimate of a password's strength, shown while it is typed. It rejects nothing. */
import { passwordProblem } from './password-rules.ts';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof STRENGTHS)[number];

export function passwordStrength(password: string): PasswordStrength {
  if (passwordProblem(password) !== undefined) return 'weak';
  const bits = [...password].length * Math.log2(alphabetOf(password)) * variety(password);
  if (bits < 45) return 'fair';
  return bits < 70 ? 'good' : 'strong';
}

const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

const alphabetOf = (password: string): number =>
  kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);

/** Repeated characters add little strength. */
function variety(password: string): number {
  const characters = [...password];
  return Math.min(1, 0.3 + new Set(characters).size / characters.length);
}
