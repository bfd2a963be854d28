/** How units are written and said: the catalogue stores 'KG', a shopper reads 'kg' and 'quilos'. */
import { formatQuantity, ONE, type Quantity } from '#kernel/quantity.ts';

export interface UnitWords {
  /** 'kg', 'cx': stands after numbers and prices. */
  readonly short: string;
  readonly one: string;
  readonly many: string;
  /** Sold by measure, so that a price is "/kg" and not "cada". */
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

/** A unit that nobody listed is written as it is stored, in small letters. */
export function unitWords(unit: string): UnitWords {
  const small = unit.toLowerCase();
  return known.get(unit.toUpperCase()) ?? counted(small, small, small);
}

/** '0,3 kg', '12 un', '3 rolos': what is not shortened has a plural. */
export function amountShort(quantity: Quantity, unit: string): string {
  const { short, one, many } = unitWords(unit);
  return `${formatQuantity(quantity)}\u00a0${short === one && quantity >= 2 * ONE ? many : short}`;
}

/** '0,3 quilo', '1 caixa', '12 caixas': whatever is less than two is said in the singular. */
export function amountWords(quantity: Quantity, unit: string): string {
  const { one, many } = unitWords(unit);
  return `${formatQuantity(quantity)} ${quantity < 2 * ONE ? one : many}`;
}

/** '/kg' for what is measured, ' cada' for what is counted: stands right after a price. */
export function eachOf(unit: string): string {
  const { short, measured: byMeasure } = unitWords(unit);
  return byMeasure ? `/${short}` : ' cada';
}
