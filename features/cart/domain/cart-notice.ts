/** How a line differs from what the client left or asked for. Shown beside the cart, never instead of it. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

/**
 * `changed-elsewhere`: another window or person changed the line differently at the same time. `larger-kept`: at login the
 * visitor's cart and the client's had different quantities.
 */
export type QuantityNotice =
  | 'less-stock'
  | 'over-maximum'
  | 'below-minimum'
  | 'off-step'
  | 'changed-elsewhere'
  | 'larger-kept';

/** A combo that is not sold on the chosen terms: only delivered, only picked up, or only with another payment method. */
export interface WayNotice {
  readonly kind: 'other-way';
  readonly productId: ProductId;
  readonly name: string;
  readonly only: DeliveryType | 'other-payment';
}

export type CartNotice =
  | { readonly kind: 'gone'; readonly productId: ProductId; readonly combo?: true }
  | WayNotice
  | { readonly kind: 'out-of-stock'; readonly productId: ProductId; readonly name: string }
  /** This quantity costs less than a centavo. */
  | { readonly kind: 'too-little'; readonly productId: ProductId; readonly name: string }
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
