/**
 * Removes the words that all names share: 'Camiseta P azul' and 'Camiseta M azul' become 'P' and 'M'. A name of which
 * nothing would be left stays whole.
 */
export function ownWords(names: readonly string[]): readonly string[] {
  const split = names.map((name) => name.split(' '));
  const shortest = Math.min(...split.map((words) => words.length));
  const before = shared(split, shortest, (words, place) => words[place]);
  const after = shared(split, shortest - before, (words, place) => words.at(-1 - place));
  return split.map((words, index) => {
    const own = words.slice(before, words.length - after).join(' ');
    return own === '' ? (names[index] ?? '') : own;
  });
}

/** Number of equal words, counted from one end. */
function shared(
  names: readonly (readonly string[])[],
  most: number,
  wordAt: (words: readonly string[], place: number) => string | undefined,
): number {
  const [first = []] = names;
  let count = 0;
  while (count < most && names.every((words) => wordAt(words, count) === wordAt(first, count))) count += 1;
  return count;
}
