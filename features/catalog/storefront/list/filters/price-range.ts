/** A price range as its two fields have it. */

import type { PriceRange } from '../../../domain/product-filter.ts';
import type { ListSearch } from '../list-search.ts';
import { parsePrice, priceToAddress } from './price-text.ts';

/** An amount as fields show it, '12,90'; what is none is left as it was typed. */
export function priceToField(typed: string): string {
  const price = parsePrice(typed);
  return price === undefined ? typed : priceToAddress(price).replace('.', ',');
}

export type RangeFault = 'from' | 'to' | 'order';

type Typed = Pick<ListSearch, 'preco_de' | 'preco_ate'>;

/** What is wrong with what was typed; an empty end is no end. */
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

/** Undefined where there is none, or one that makes no sense: that narrows nothing. */
export function priceRange(typed: Typed): PriceRange | undefined {
  const [from, to] = [parsePrice(typed.preco_de ?? ''), parsePrice(typed.preco_ate ?? '')];
  if (rangeFault(typed) !== undefined || (from === undefined && to === undefined)) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}
