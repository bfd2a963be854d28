/** How a line differs from what the client left or asked for. Told beside the cart, never in place of it. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

/**
 * `changed-elsewhere`: another window or person wished something else for the line at the same time.
 * `larger-kept`: at login the visitor's cart and the client's held different quantities.
 */
export type QuantityNotice =
  | 'less-stock'
  | 'over-maximum'
  | 'below-minimum'
  | 'off-step'
  | 'changed-elsewhere'
  | 'larger-kept';

/** A combo that is not sold in the chosen way: only delivered, only picked up, or only paid otherwise. */
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
  /** So much of it costs less than a centavo. */
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
