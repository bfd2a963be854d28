import { exactUnits } from '#kernel/exact-units.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { refuse } from '#kernel/result.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { stockTexts } from '../../contract/panel/panel-stock-texts.ts';

/** The quantity of a request; one with more than three decimals is refused. */
export function exactQuantity(value: number): Quantity {
  const units = exactUnits(value, 3);
  return units === undefined
    ? orRefuse(refuse({ code: 'stock-not-exact' as const }), stockTexts)
    : thousandths(units);
}
