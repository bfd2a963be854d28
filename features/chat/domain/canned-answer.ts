/** A text that the shop's people send often. */
export interface CannedAnswer {
  readonly id: string;
  /** What the attendant finds it by. */
  readonly title: string;
  readonly text: string;
}

export const MAX_CANNED_ANSWERS = 200;
export const MAX_CANNED_TITLE_LENGTH = 60;

/** A search for a canned answer within a message that is being written. */
export interface CannedSearch {
  readonly words: string;
  /** Where its '/' stands in the message. */
  readonly start: number;
}

/**
 * '/prazo' before the caret searches for 'prazo'. The slash begins the message, a line or a word, so that dates, 'e/ou' and addresses
 * stay what they are.
 */
export function cannedSearchAt(text: string, caret: number): CannedSearch | undefined {
  const found = /(?:^|\s)\/([^\s/][^\n/]{0,59})?$/u.exec(text.slice(0, caret));
  if (found === null) return undefined;
  const [, words = ''] = found;
  return { words, start: caret - words.length - 1 };
}

/** Those that have all words, in the title or else in the text; titles that begin with them first. An empty search finds all. */
export function matchingAnswers(answers: readonly CannedAnswer[], search: string): readonly CannedAnswer[] {
  const whole = folded(search).trim();
  const words = whole.split(/\s+/);
  const placeOf = ({ title, text }: CannedAnswer): number => {
    const name = folded(title);
    if (name.startsWith(whole)) return 0;
    if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
    const all = `${name} ${folded(text)}`;
    return words.every((word) => all.includes(word)) ? 2 : 3;
  };
  return answers
    .map((answer) => ({ answer, place: placeOf(answer) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ answer }) => answer);
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The message with the answer in place of the search, and where the caret stands then. */
export function withAnswer(
  text: string,
  caret: number,
  { start }: CannedSearch,
  answer: string,
  maxLength: number,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(caret);
  const room = Math.max(0, maxLength - before.length - after.length);
  const inserted = answer.slice(0, room);
  return { text: before + inserted + after, caret: before.length + inserted.length };
}
