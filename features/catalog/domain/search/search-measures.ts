/** Numbers and units as labels write them. Each group holds the names of one unit. */

const UNITS: readonly (readonly string[])[] = [
  ['l', 'lt', 'lts', 'li', 'litro', 'litros'],
  ['ml', 'mls', 'mililitro', 'mililitros'],
  ['g', 'gr', 'grs', 'grama', 'gramas'],
  ['kg', 'kgs', 'kilo', 'kilos', 'quilo', 'quilos'],
  ['mg', 'miligrama', 'miligramas'],
  ['mcg', 'micrograma', 'microgramas'],
  ['m', 'mt', 'mts', 'metro', 'metros'],
  ['cm', 'centimetro', 'centimetros'],
  ['mm', 'milimetro', 'milimetros'],
  ['v', 'volt', 'volts'],
  ['w', 'watt', 'watts'],
  ['gb', 'giga', 'gigas', 'gigabytes'],
  ['tb', 'tera', 'teras', 'terabytes'],
];

/** Units that labels often omit: '32"' has none. */
const OPTIONAL_UNITS: readonly (readonly string[])[] = [
  ['pol', 'polegada', 'polegadas'],
  ['btu', 'btus'],
  ['un', 'und', 'unid', 'unids', 'unidade', 'unidades'],
  ['cp', 'cpr', 'comp', 'comps', 'comprimido', 'comprimidos'],
  ['cap', 'caps', 'capsula', 'capsulas'],
];

const units = new Map(UNITS.flatMap((group) => group.map((name) => [name, group] as const)));
const optional = new Map(OPTIONAL_UNITS.flatMap((group) => group.map((name) => [name, group] as const)));

/** All names of the unit, and whether a label may omit it. */
export function unitOf(
  word: string,
): { readonly names: readonly string[]; readonly optional: boolean } | undefined {
  const needed = units.get(word);
  if (needed !== undefined) return { names: needed, optional: false };
  const names = optional.get(word);
  return names && { names, optional: true };
}

/** Spellings of a number as runs of digits: 9000 is also written 9.000. */
export function numberWordings(runs: readonly string[]): readonly (readonly string[])[] {
  const digits = runs.join('');
  const grouped = runs.length === 2 && runs[1]?.length === 3;
  if (grouped) return [runs, [digits]];
  const thousands = runs.length === 1 && /^[1-9]\d{3,5}$/.test(digits);
  return thousands ? [runs, [digits.slice(0, -3), digits.slice(-3)]] : [runs];
}
