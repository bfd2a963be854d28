/** A price range as typed into its two fields. */

import { defined } from '#kernel/defined.ts';
import type { PriceRange } from '../../../domain/filters/product-filter.ts';
import type { ListSearch } from '../list-search.ts';
import { parsePrice, priceToAddress } from './price-text.ts';

/** Formats an amount for its field: '12,90'; invalid text is kept as typed. */
export function priceToField(typed: string): string {
  const price = parsePrice(typed);
  return price === undefined ? typed : priceToAddress(price).replace('.', ',');
}

export type RangeFault = 'from' | 'to' | 'order';

type Typed = Pick<ListSearch, 'preco_de' | 'preco_ate'>;

/** What is wrong with the typed range; an empty end is unbounded. */
export function rangeFault({ preco_de = '', preco_ate = '' }: Typed): RangeFault | undefined {
  const [least, most] = [parsePrice(preco_de), parsePrice(preco_ate)];
  if (preco_de.trim() !== '' && least === undefined) return 'from';
  if (preco_ate.trim() !== '' && most === undefined) return 'to';
  return least !== undefined && most !== undefined && least > most ? 'order' : undefined;
}

export const rangeFaultWords: Readonly<Record<RangeFault, string>> = {
  from: 'Escreva o preço mínimo em reais, como 12,90.',
  to: 'Escreva o preço máximo em reais, como 50 ou 1.250,00.',
  order: 'O preço mínimo está acima do máximo.',
};

/** Undefined if empty or invalid: such a range does not narrow. */
export function priceRange(typed: Typed): PriceRange | undefined {
  const [from, to] = [parsePrice(typed.preco_de ?? ''), parsePrice(typed.preco_ate ?? '')];
  if (rangeFault(typed) !== undefined || (from === undefined && to === undefined)) return undefined;
  return { ...defined({ from, to }) };
}
