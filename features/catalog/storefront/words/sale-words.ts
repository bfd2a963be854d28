/** Texts for step, minimum, maximum and multiple of a product. Spec 4, cart quantity. */

import type { Increments } from '#features/pricing/domain/increments.ts';
import { ONE, type Quantity } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';
import { firstQuantity } from '../price/shown-price.ts';
import { amountShort, amountWords, unitWords } from './unit-words.ts';

type Sold = Pick<ProductCard, 'unit' | 'increments' | 'offer'>;

/** '0,3 kg' as everywhere else on the page, but '12 unidades'. */
const amountOf = (quantity: Quantity, unit: string): string =>
  (unitWords(unit).measured ? amountShort : amountWords)(quantity, unit);

/** For cards: only what a shopper would not expect ('mín. 0,3 kg'); undefined if the product is bought one by one. */
export function shortConditions({ unit, increments: { step, minimum } }: Sold): string | undefined {
  if (minimum > step) return `mín. ${amountShort(minimum, unit)}`;
  return step === ONE ? undefined : `de ${amountShort(step, unit)} em ${amountShort(step, unit)}`;
}

/** Beside the button: rules of the quantity that a shopper would not expect; undefined if there are none. */
export function orderingWords({ unit, increments }: Sold): string | undefined {
  const { step, maximum } = increments;
  const first = firstQuantity(increments);
  const words = [
    first > step ? `a partir de ${amountOf(first, unit)}` : undefined,
    step === ONE ? undefined : `de ${amountShort(step, unit)} em ${amountShort(step, unit)}`,
    maximum === undefined ? undefined : `até ${amountOf(maximum, unit)} por pedido`,
  ].filter((each) => each !== undefined);
  const text = words.join(', ');
  return text === '' ? undefined : `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}.`;
}

export interface Condition {
  readonly name: string;
  readonly text: string;
}

/** With names; 'without-quantities' where `orderingWords` says the rules of the quantity. */
export function saleConditions(
  { unit, increments, offer }: Sold,
  which: 'all' | 'without-quantities' = 'all',
): readonly Condition[] {
  const { one, many } = unitWords(unit);
  const conditions: (Condition | undefined)[] = [
    { name: 'Vendido por', text: one },
    ...(which === 'all' ? quantityConditions(unit, increments) : []),
    offer === undefined || offer.multiple === ONE
      ? undefined
      : { name: 'Embalagem', text: packaging(offer.multiple, one, many) },
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function quantityConditions(unit: string, increments: Increments): readonly (Condition | undefined)[] {
  return [
    increments.step === ONE
      ? undefined
      : {
          name: 'Quantidade',
          text: `de ${amountShort(increments.step, unit)} em ${amountShort(increments.step, unit)}`,
        },
    increments.minimum > increments.step
      ? { name: 'Pedido mínimo', text: amountOf(increments.minimum, unit) }
      : undefined,
    increments.maximum === undefined
      ? undefined
      : { name: 'Limite por pedido', text: amountOf(increments.maximum, unit) },
  ];
}

/** How many units one package counts as for the wholesale minimum. */
function packaging(multiple: Quantity, one: string, many: string): string {
  const inside = one === 'unidade' || many === 'unidades' ? 'peças' : 'unidades';
  return `cada ${one} traz ${amountWords(multiple, 'UN').replace(/unidades?/, inside)}`;
}
