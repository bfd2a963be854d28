import type { Shop } from '#features/suppliers/domain/shop.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

export interface FreightByCepProps {
  readonly shop: Pick<Shop, 'id' | 'tags'>;
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** What this quantity costs. */
  readonly subtotal: Money;
}
