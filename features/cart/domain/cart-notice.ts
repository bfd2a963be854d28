/** How a line differs from what the client left or asked for. Told beside the cart, never in place of it. */
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

/** `changed-elsewhere`: another window or person wished something else for the line at the same time. */
export type QuantityNotice =
  | 'less-stock'
  | 'over-maximum'
  | 'below-minimum'
  | 'off-step'
  | 'changed-elsewhere';

export type CartNotice =
  | { readonly kind: 'gone'; readonly productId: ProductId }
  | { readonly kind: 'out-of-stock'; readonly productId: ProductId; readonly name: string }
  | {
      readonly kind: QuantityNotice;
      readonly productId: ProductId;
      readonly name: string;
      readonly from: Quantity;
      readonly to: Quantity;
    }
  | {
      readonly kind: 'price-changed';
      readonly productId: ProductId;
      readonly name: string;
      readonly from: Money;
      readonly to: Money;
    };
