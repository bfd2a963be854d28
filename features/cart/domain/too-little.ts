/** Lines that cost less than a centavo: nobody can sell or pay them. They stay in the cart, and it is told. Design 4, wire. */
import type { PricedCart } from './cart.ts';
import type { CartNotice } from './cart-notice.ts';
import { lineTotal } from './cart-totals.ts';

/** `pricedLater`: the shop says its prices by a quote, so what has none yet may be asked for. */
export const tooLittle = (
  { lines }: Pick<PricedCart, 'lines'>,
  { pricedLater }: { readonly pricedLater: boolean },
): CartNotice[] =>
  lines.flatMap(({ product: { id: productId, name }, quantity, price: { unit } }): CartNotice[] =>
    lineTotal(unit, quantity) > 0 || (pricedLater && unit === 0)
      ? []
      : [{ kind: 'too-little', productId, name }],
  );
