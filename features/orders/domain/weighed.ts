/** Units sold by weight: the product is weighed when it is picked, and may then cost a little more or less. */
import type { OrderLine } from './placed-order.ts';

const BY_WEIGHT: ReadonlySet<string> = new Set(['KG', 'G']);

export const isWeighed = (unit: string): boolean => BY_WEIGHT.has(unit.toUpperCase());

/** True for combos with such products, too. */
export const hasWeighed = ({ unit, parts = [] }: Pick<OrderLine, 'unit' | 'parts'>): boolean =>
  isWeighed(unit) || parts.some((part) => isWeighed(part.unit));
