import type { ProductId, StaffId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';

/** A price that an attendant gave one client for one product. Spec 3, precoatendente. */
export interface Grant {
  readonly productId: ProductId;
  readonly price: Money;
  readonly from: Quantity;
  /** Included. */
  readonly to?: Quantity;
  readonly expiresAt: Instant;
}

/** A grant as it is kept: with who gave it, and whether it was taken back. */
export interface KeptGrant extends Grant {
  readonly id: string;
  readonly staffId: StaffId;
  readonly createdAt: Instant;
  readonly revokedAt?: Instant;
}

/** Whether it still stands at this moment: at the end it no longer does. */
export const isCurrent = (grant: Grant, at: Instant): boolean => at < grant.expiresAt;
