/** Whether the quantities of an order are final, so that no change can be proposed to its client. */
import { promotionsIn } from '../../domain/order-lines.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

const MONEY_MOVED: readonly string[] = ['paid', 'authorised', 'refunded'];

type Settled = Pick<ShopOrder, 'charge' | 'quote' | 'lines'>;

/**
 * Its money has moved, its prices were agreed on as a quote, or a promotion holds for what was bought. The server's rule is
 * `server/edits/price-edit.ts`.
 */
export const isSettled = ({ charge, quote, lines }: Settled): boolean =>
  quote !== undefined ||
  promotionsIn(lines).length > 0 ||
  (charge !== undefined && MONEY_MOVED.includes(charge.status));
