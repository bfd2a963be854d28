/** Codes of many coupons, made from a pattern: 'NATAL-####'. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { isCode, normalCode } from './coupon-code.ts';

/** Stands for a random letter or digit. */
const PLACE = '#';

/** Without those that are read as another: 0 and O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const MOST_CODES = 1_000;

/** So many codes are possible for each that is made, so that guessing rarely finds one. */
const POSSIBLE_PER_CODE = 1_000;

export type PatternProblem = 'not-a-pattern' | 'pattern-too-short';

/** The normalised pattern, if it makes valid codes and enough of them. */
export function checkedPattern(
  typed: string,
  count: number,
): Result<string, { readonly code: PatternProblem }> {
  const pattern = typed
    .split(PLACE)
    .map((text) => normalCode(text))
    .join(PLACE);
  const places = pattern.split(PLACE).length - 1;
  if (places === 0 || !isCode(pattern.replaceAll(PLACE, 'A'))) return refuse({ code: 'not-a-pattern' });
  const possible = LETTERS.length ** places;
  return possible < count * POSSIBLE_PER_CODE ? refuse({ code: 'pattern-too-short' }) : accept(pattern);
}

/** Different codes, none of them taken. `below`: a random integer from 0 to less than its argument. */
export function codesOf(
  pattern: string,
  count: number,
  taken: ReadonlySet<string>,
  below: (limit: number) => number,
): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = pattern.replaceAll(PLACE, () => LETTERS[below(LETTERS.length)] ?? '');
    if (!taken.has(code)) codes.add(code);
  }
  return [...codes];
}
