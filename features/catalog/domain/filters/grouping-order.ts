import { foldedText } from '../search/search-terms.ts';
import type { Grouping } from './grouping.ts';

/** Unit names → multiples of the smallest base unit of their kind (g, ml, mm). */
const UNITS: Readonly<Record<string, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1_000,
  ml: 1,
  l: 1_000,
  mm: 1,
  cm: 10,
  m: 1_000,
};

const LETTER_SIZES = ['pp', 'p', 'm', 'g', 'gg', 'xg', 'xgg'];

/** The order in which shoppers expect them: kinds by name, sizes from small to large, others by name. */
export const inShoppersOrder = (groupings: readonly Grouping[]): readonly Grouping[] =>
  groupings
    .map((grouping) => ({ grouping, kind: foldedText(grouping.kind), name: foldedText(grouping.name) }))
    .sort(
      (one, other) =>
        compare(one.kind, other.kind) ||
        sizeOf(one.name) - sizeOf(other.name) ||
        compare(one.name, other.name) ||
        compare(one.grouping.key, other.grouping.key),
    )
    .map(({ grouping }) => grouping);

/** Sort key; names that are no size sort after sizes. */
function sizeOf(name: string): number {
  const letters = LETTER_SIZES.indexOf(name);
  if (letters >= 0) return letters;
  const [, number, unit = ''] = /^([\d.,]+)\s*([a-z]*)/.exec(name) ?? [];
  if (number === undefined) return Number.MAX_VALUE;
  const size = Number(number.replaceAll('.', '').replace(',', '.')) * (UNITS[unit] ?? 1);
  return Number.isNaN(size) ? Number.MAX_VALUE : size;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
