import { type State, stateOfPostalCode } from './state-of-postal-code.ts';

/** The first five digits of the CEPs of state capitals, as inclusive ranges; São Paulo has two. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [1000, 5999],
  [8000, 8499],
  [20000, 23799],
  [29000, 29099],
  [30000, 31999],
  [40000, 42499],
  [49000, 49098],
  [50000, 52999],
  [57000, 57099],
  [58000, 58099],
  [59000, 59139],
  [60000, 61599],
  [64000, 64099],
  [65000, 65109],
  [66000, 66999],
  [68900, 68911],
  [69000, 69099],
  [69300, 69339],
  [69900, 69923],
  [70000, 72799],
  [73000, 73699],
  [74000, 74899],
  [76800, 76834],
  [77000, 77249],
  [78000, 78099],
  [79000, 79124],
  [80000, 82999],
  [88000, 88099],
  [90000, 91999],
];

/** The state whose capital contains the CEP; undefined elsewhere. The whole Federal District counts as one city. */
export function capitalOfPostalCode(text: string): State | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 8) return undefined;
  const start = Number(digits.slice(0, 5));
  return ranges.some(([first, last]) => start >= first && start <= last)
    ? stateOfPostalCode(digits)
    : undefined;
}
