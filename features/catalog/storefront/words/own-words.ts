/**
 * What tells names apart: 'Camiseta P azul' and 'Camiseta M azul' are 'P' and 'M'. A name of which nothing is left
 * stays whole.
 */
export function ownWords(names: readonly string[]): readonly string[] {
  const split = names.map((name) => name.split(' '));
  const shortest = Math.min(...split.map((words) => words.length));
  const before = shared(split, shortest, (words, place) => words[place]);
  const after = shared(split, shortest - before, (words, place) => words.at(-1 - place));
  return split.map((words, place) => {
    const own = words.slice(before, words.length - after).join(' ');
    return own === '' ? (names[place] ?? '') : own;
  });
}

/** How many words, counted from an end, are the same in all. */
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
