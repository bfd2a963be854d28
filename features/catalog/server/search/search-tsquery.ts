/** Converts a search query to tsquery text. The index holds folded words as they are written. */
import type { SearchQuery, Slot, Wording } from '../../domain/search/search-query.ts';

type Level = keyof Slot;

export const WHOLE_WORDS: readonly Level[] = ['whole'];
export const WRITTEN: readonly Level[] = ['whole', 'other'];
export const WIDE: readonly Level[] = ['whole', 'other', 'wide'];

/** Matches products that contain everything at one of these levels; `named`: in name, brand or code. */
export function tsquery(query: SearchQuery, levels: readonly Level[], named: boolean): string | null {
  const marks = named ? 'AB' : '';
  const rows = query.map((row) => {
    const slots = row.map((slot) =>
      anyOf(levels.flatMap((level) => slot[level]).map((wording) => inOrder(wording, marks))),
    );
    return slots.some((slot) => slot === null) ? null : slots.join(' & ');
  });
  return anyOf(rows.filter((row) => row !== null));
}

/** Matches names in which neighbouring terms stand side by side: all pairs if `every`, else any. Null for a single term. */
export function sideBySide([row = []]: SearchQuery, every: boolean): string | null {
  const pairs = row.slice(1).flatMap((slot, index) => {
    const left = wholeOf(row[index]);
    const right = wholeOf(slot);
    return left === null || right === null ? [] : [`(${left} <-> ${right} | ${left} <2> ${right})`];
  });
  return pairs.length === 0 ? null : pairs.join(every ? ' & ' : ' | ');
}

const wholeOf = (slot: Slot | undefined): string | null =>
  anyOf((slot?.whole ?? []).map((wording) => inOrder(wording, 'A')));

function inOrder({ words, beginning = false, apart = false }: Wording, marks: string): string {
  const mark = (index: number): string => {
    const all = `${beginning && index === words.length - 1 ? '*' : ''}${marks}`;
    return all === '' ? '' : `:${all}`;
  };
  // Words contain only letters or digits, so the quotes cannot be closed early.
  const quoted = words.map((word, index) => `'${word}'${mark(index)}`);
  if (quoted.length === 1) return quoted.join('');
  const close = `(${quoted.join(' <-> ')})`;
  return apart ? `(${close} | (${quoted.join(' <2> ')}))` : close;
}

const anyOf = (parts: readonly string[]): string | null =>
  parts.length === 0
    ? null
    : parts.length === 1
      ? (parts[0] ?? null)
      : `(${[...new Set(parts)].join(' | ')})`;

export const eitherOf = (one: string | null, other: string | null): string | null =>
  anyOf([one, other].filter((each) => each !== null));
