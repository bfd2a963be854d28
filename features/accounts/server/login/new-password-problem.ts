/** What is wrong with a new password: the rules that the page knows, too, and then whether it is among the first guesses. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type PasswordProblem, passwordProblem } from '../../domain/login/password-rules.ts';

/** A password that is found within so many guesses is refused. The throttles of logins keep others safe (decision 032). */
const FIRST_GUESSES = 100_000;
/** Characters that are looked at: the work grows with the square of the length, and nobody guesses a longer one first. */
const LOOKED_AT = 20;
/** Spellings like `s3nh@` that are taken back; each multiplies the work. */
const SUBSTITUTIONS = 2;
/** Passwords per second, at most about 10 ms each: visitors who register must not use up the process. Above it the rules alone decide. */
const PER_SECOND = 10;

/** `own` is what others know about the user: e-mail, name, document. */
export async function newPasswordProblem(
  password: string,
  own: readonly string[],
): Promise<PasswordProblem | undefined> {
  const problem = passwordProblem(password, own);
  if (problem !== undefined) return problem;
  return (await isGuessedFirst(password, own)) ? 'too-common' : undefined;
}

let second = 0;
let estimates = 0;

async function isGuessedFirst(password: string, own: readonly string[]): Promise<boolean> {
  const now = Math.floor(performance.now() / 1_000);
  if (now !== second) [second, estimates] = [now, 0];
  estimates += 1;
  if (estimates > PER_SECOND) return false;
  estimator ??= load();
  const words = own.flatMap((text) => withoutAccents(text).split(/[^\p{L}\p{N}]+/u));
  const known = words.filter((word) => word.length > 2);
  const zxcvbn = await estimator;
  // The dictionaries of words have accents, those of leaked passwords have none.
  const spellings = new Set([password, withoutAccents(password)]);
  return [...spellings].some((spelling) => zxcvbn.check(spelling, known).guesses < FIRST_GUESSES);
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the dictionaries when the first password is set: they take 15 MB and a tenth of a second. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, brazilian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...brazilian.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
}
