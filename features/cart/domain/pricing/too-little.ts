/** Lines that cost less than a centavo: they cannot be sold or paid. They stay in the cart with a notice. Design 4, wire. */
import type { PricedCart } from '../cart.ts';
import type { CartNotice } from '../cart-notice.ts';
import { lineTotal } from './cart-totals.ts';

/** `pricedLater`: the shop prices by quote, so products without a price yet are allowed. */
export const tooLittle = (
  { lines }: Pick<PricedCart, 'lines'>,
  { pricedLater }: { readonly pricedLater: boolean },
): CartNotice[] =>
  lines.flatMap(({ product: { id: productId, name }, quantity, price: { unit } }): CartNotice[] =>
    lineTotal(unit, quantity) > 0 || (pricedLater && unit === 0)
      ? []
      : [{ kind: 'too-little', productId, name }],
  );
