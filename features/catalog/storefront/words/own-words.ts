/** Removes the words that all names share: 'Camiseta P azul' and 'Camiseta M azul' become 'P' and 'M', in the middle of a name, too. */
export function ownWords(names: readonly string[]): readonly string[] {
  const split = names.map((name) => name.split(' '));
  const shared = sharedWords(split);
  return split.map((words, index) => {
    const left = new Map(shared);
    const own = words.filter((word, place) => !take(left, word) || isUnit(words, place, shared));
    // A name of which nothing would be left stays whole.
    return own.length > 0 ? own.join(' ') : (names[index] ?? '');
  });
}

/** How often a word is in every name. */
function sharedWords(names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const [first = []] = names;
  const counts = [...new Set(first)].map((word) => [
    word,
    Math.min(...names.map((words) => timesIn(words, word))),
  ]);
  return new Map(counts.filter(([, count]) => Number(count) > 0) as [string, number][]);
}

const timesIn = (words: readonly string[], word: string): number =>
  words.filter((each) => each === word).length;

function take(left: Map<string, number>, word: string): boolean {
  const count = left.get(word) ?? 0;
  left.set(word, count - 1);
  return count > 0;
}

/** '500 g' of '250 g' and '500 g': a number that is a name's own takes its unit along. */
const isUnit = (words: readonly string[], place: number, shared: ReadonlyMap<string, number>): boolean => {
  const number = words[place - 1] ?? '';
  return /^\d[\d,.]*$/.test(number) && !shared.has(number);
};
