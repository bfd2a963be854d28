/** Converts a search query to tsquery text. The index holds folded words as they are written, each behind its supplier's key. */
import { createHash } from 'node:crypto';
import type { SupplierId } from '#kernel/ids.ts';
import type { SearchQuery, Slot, Wording } from '../../domain/search/search-query.ts';

type Level = keyof Slot;

export const WHOLE_WORDS: readonly Level[] = ['whole'];
export const WRITTEN: readonly Level[] = ['whole', 'other'];
export const WIDE: readonly Level[] = ['whole', 'other', 'wide'];

/** Matches products that contain everything at one of these levels; `named`: in name, brand or code. */
export function tsquery(query: SearchQuery, levels: readonly Level[], named: boolean): string | null {
  const rows = query.map((row) => {
    const slots = row.map((slot) =>
      anyWording(
        levels.flatMap((level) => slot[level]),
        named,
      ),
    );
    return slots.some((slot) => slot === null) ? null : slots.join(' & ');
  });
  return anyOf(rows);
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

/** Matches any of the wordings; `named`: in name, brand or code. */
export const anyWording = (wordings: readonly Wording[], named: boolean): string | null =>
  anyOf(wordings.map((wording) => inOrder(wording, named ? 'AB' : '')));

/** Matches what any of the queries matches; null among them matches nothing. */
export const anyOf = (queries: readonly (string | null)[]): string | null =>
  joined(
    queries.filter((query) => query !== null),
    ' | ',
  );

/** Matches what all of the queries match; null if one of them matches nothing. */
export const allOf = (queries: readonly (string | null)[]): string | null =>
  queries.includes(null)
    ? null
    : joined(
        queries.filter((query) => query !== null),
        ' & ',
      );

function joined(queries: readonly string[], operator: string): string | null {
  const distinct = [...new Set(queries)];
  const [first] = distinct;
  return first === undefined ? null : distinct.length === 1 ? first : `(${distinct.join(operator)})`;
}

/** As `words_of_supplier` in the database makes it. Two suppliers of one key share a place of the index, nothing else. */
export const supplierKey = (supplierId: SupplierId): string =>
  createHash('md5').update(supplierId).digest('hex').slice(0, 8);

/** A tsquery for the index: all that `query` matches, and more where it names a field or wants words side by side. Without negation. */
export function indexedQuery(supplierId: SupplierId, query: string): string {
  const key = supplierKey(supplierId);
  return query
    .replaceAll(/'([^']+)'(?::(\*?)[A-D]*)?/g, (_, word: string, beginning = '') =>
      beginning === '' ? `'${key}${word}'` : `'${key}${word}':*`,
    )
    .replaceAll(/<(?:-|\d+)>/g, '&');
}
