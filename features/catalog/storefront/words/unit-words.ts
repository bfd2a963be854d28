/** Display names of units: the catalogue stores 'KG', a shopper reads 'kg' and 'quilos'. */
import { formatQuantity, ONE, type Quantity } from '#kernel/quantity.ts';

export interface UnitWords {
  /** Follows numbers and prices: 'kg', 'cx'. */
  readonly short: string;
  readonly one: string;
  readonly many: string;
  /** Sold by measure: a price is "/kg", not "cada". */
  readonly measured: boolean;
}

const counted = (short: string, one: string, many: string): UnitWords => ({
  short,
  one,
  many,
  measured: false,
});
const measured = (short: string, one: string, many: string): UnitWords => ({
  short,
  one,
  many,
  measured: true,
});

const known: ReadonlyMap<string, UnitWords> = new Map([
  ['UN', counted('un', 'unidade', 'unidades')],
  ['KG', measured('kg', 'quilo', 'quilos')],
  ['G', measured('g', 'grama', 'gramas')],
  ['M', measured('m', 'metro', 'metros')],
  ['M2', measured('m²', 'metro quadrado', 'metros quadrados')],
  ['L', measured('L', 'litro', 'litros')],
  ['CX', counted('cx', 'caixa', 'caixas')],
  ['PCT', counted('pct', 'pacote', 'pacotes')],
  ['FD', counted('fd', 'fardo', 'fardos')],
  ['KIT', counted('kit', 'kit', 'kits')],
  ['PAR', counted('par', 'par', 'pares')],
  ['RL', counted('rolo', 'rolo', 'rolos')],
  ['CT', counted('cento', 'cento', 'centos')],
  ['DZ', counted('dz', 'dúzia', 'dúzias')],
]);

/** An unknown unit is shown as stored, in lower case. */
export function unitWords(unit: string): UnitWords {
  const small = unit.toLowerCase();
  return known.get(unit.toUpperCase()) ?? counted(small, small, small);
}

/** Example: '0,3 kg', '12 un', '3 rolos': a unit without abbreviation has a plural. */
export function amountShort(quantity: Quantity, unit: string): string {
  const { short, one, many } = unitWords(unit);
  return `${formatQuantity(quantity)}\u00a0${short === one && quantity >= 2 * ONE ? many : short}`;
}

/** Example: '0,3 quilo', '1 caixa', '12 caixas': singular below two. */
export function amountWords(quantity: Quantity, unit: string): string {
  const { one, many } = unitWords(unit);
  return `${formatQuantity(quantity)} ${quantity < 2 * ONE ? one : many}`;
}

/** Follows a price: '/kg' for measured units, ' cada' for counted ones. */
export function eachOf(unit: string): string {
  const { short, measured: byMeasure } = unitWords(unit);
  return byMeasure ? `/${short}` : ' cada';
}
