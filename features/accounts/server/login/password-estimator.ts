/** How many guesses a password takes, estimated with dictionaries of words, names and leaked passwords. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Estimated at once: the work grows with the square of the length. */
const MAX_LENGTH = 20;
/** Spellings like `s3nh@` that are taken back; each multiplies the work. */
const SUBSTITUTIONS = 2;

/**
 * Whether fewer than `limit` guesses find it; `known` are words about the user. False while the dictionaries cannot be loaded.
 */
export async function isGuessedWithin(
  limit: number,
  password: string,
  known: readonly string[],
): Promise<boolean> {
  const zxcvbn = await loaded();
  if (zxcvbn === undefined) return false;
  const guesses = (text: string): number => zxcvbn.check(text, [...known]).guesses;
  const unit = repeatedUnit(password);
  const [head, rest] = [guesses(unit.slice(0, MAX_LENGTH)), unit.slice(MAX_LENGTH)];
  return head < limit && (rest === '' || head * guesses(rest) < limit);
}

/** `brasil ` for `brasil brasil brasil`: repetition adds hardly a guess. The whole text if it repeats nothing. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
}

let estimator: Promise<ZxcvbnFactory | undefined> | undefined;
let reported = false;
let report: (error: unknown) => void = () => {};

/** Sets the listener that is called when the dictionaries cannot be loaded; once until a load succeeds. */
export const onFailedDictionaries = (listener: (error: unknown) => void): void => {
  report = listener;
};

/** Loads the dictionaries when the first password is set: they take 15 MB and a tenth of a second. A failed load is repeated. */
function loaded(): Promise<ZxcvbnFactory | undefined> {
  estimator ??= load().then(
    (zxcvbn) => {
      reported = false;
      return zxcvbn;
    },
    (error: unknown) => {
      estimator = undefined;
      if (!reported) report(error);
      reported = true;
      return undefined;
    },
  );
  return estimator;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, brazilian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...brazilian.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: MAX_LENGTH,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
}
