import type { STATES } from './states.ts';

export type State = (typeof STATES)[number];

/** The first three digits of CEPs by state, as inclusive ranges; a state may have several. */
const ranges: readonly (readonly [first: number, last: number, state: State])[] = [
  [10, 199, 'SP'],
  [200, 289, 'RJ'],
  [290, 299, 'ES'],
  [300, 399, 'MG'],
  [400, 489, 'BA'],
  [490, 499, 'SE'],
  [500, 569, 'PE'],
  [570, 579, 'AL'],
  [580, 589, 'PB'],
  [590, 599, 'RN'],
  [600, 639, 'CE'],
  [640, 649, 'PI'],
  [650, 659, 'MA'],
  [660, 688, 'PA'],
  [689, 689, 'AP'],
  [690, 692, 'AM'],
  [693, 693, 'RR'],
  [694, 698, 'AM'],
  [699, 699, 'AC'],
  [700, 727, 'DF'],
  [728, 729, 'GO'],
  [730, 736, 'DF'],
  [737, 767, 'GO'],
  [768, 769, 'RO'],
  [770, 779, 'TO'],
  [780, 788, 'MT'],
  [790, 799, 'MS'],
  [800, 879, 'PR'],
  [880, 899, 'SC'],
  [900, 999, 'RS'],
];

/** The state of a CEP; undefined for an incomplete one. */
export function stateOfPostalCode(text: string): State | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 8) return undefined;
  const start = Number(digits.slice(0, 3));
  return ranges.find(([first, last]) => start >= first && start <= last)?.[2];
}
