/** What is wrong with a new password: the rules that the page knows, too, and then whether it is among the first guesses. */
import { type PasswordProblem, passwordProblem } from '../../domain/login/password-rules.ts';
import { isGuessedWithin } from './password-estimator.ts';

/** A password that is found within so many guesses is refused. The throttles of logins keep others safe (decision 032). */
const FIRST_GUESSES = 100_000;
/** Passwords per second and group: setting passwords must not use up the process. Above it the rules alone decide. */
const PER_SECOND = 10;

/** Visitors who register have a budget apart, so they cannot use up that of users who proved a link or a password. */
type Group = 'visitors' | 'users';

/** `own` is what others know about the user: e-mail, name, document. */
export async function newPasswordProblem(
  password: string,
  own: readonly string[],
  group: Group = 'users',
): Promise<PasswordProblem | undefined> {
  const problem = passwordProblem(password, own);
  if (problem !== undefined) return problem;
  return withinBudget(group) && (await isGuessedFirst(password, own)) ? 'too-common' : undefined;
}

const estimates = { visitors: { second: 0, count: 0 }, users: { second: 0, count: 0 } };

function withinBudget(group: Group): boolean {
  const second = Math.floor(performance.now() / 1_000);
  const count = second === estimates[group].second ? estimates[group].count + 1 : 1;
  estimates[group] = { second, count };
  return count <= PER_SECOND;
}

async function isGuessedFirst(password: string, own: readonly string[]): Promise<boolean> {
  const words = own.flatMap((text) => withoutAccents(text).split(/[^\p{L}\p{N}]+/u));
  const known = words.filter((word) => word.length > 2);
  // The dictionaries of words have accents, those of leaked passwords have none.
  for (const spelling of new Set([password, withoutAccents(password)]))
    if (await isGuessedWithin(FIRST_GUESSES, spelling, known)) return true;
  return false;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');
