/** Why a typed quantity was corrected, in words. Spec 4, cart quantity. */
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { greatestQuantity, leastQuantity } from '../../domain/pricing/quantity-moves.ts';
import type { LineProduct } from '../save/change-lines.ts';

export function correctionWords(
  { name, unit, increments, stock }: LineProduct,
  wanted: Quantity,
  allowed: Quantity,
): string {
  const { step, minimum, maximum } = increments;
  const amount = (quantity: Quantity): string => amountShort(quantity, unit);
  const why =
    wanted < leastQuantity(increments)
      ? `o pedido mínimo é de ${amount(allowed)}`
      : stock !== undefined && wanted > stock && allowed < Math.min(wanted, greatestQuantity(increments))
        ? `só há ${amount(stock)} em estoque`
        : maximum !== undefined && wanted > maximum
          ? `o limite por pedido é de ${amount(maximum)}`
          : `é vendido de ${amount(step)} em ${amount(step)}`;
  return minimum > 0 && allowed === 0
    ? `${name}: não há o bastante para o pedido mínimo de ${amount(minimum)}.`
    : `${name}: ${why}. A quantidade ficou em ${amount(allowed)}.`;
}
