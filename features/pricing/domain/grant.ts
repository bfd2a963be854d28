import type { ProductId, StaffId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';

/** A price that an attendant granted one client for one product. Spec 3, precoatendente. */
export interface Grant {
  readonly productId: ProductId;
  readonly price: Money;
  readonly from: Quantity;
  /** Inclusive. */
  readonly to?: Quantity;
  readonly expiresAt: Instant;
}

/** A grant as stored: with who granted it, and when it was revoked. */
export interface StoredGrant extends Grant {
  readonly id: string;
  readonly staffId: StaffId;
  readonly createdAt: Instant;
  readonly revokedAt?: Instant;
}

/** Whether it has not expired; `expiresAt` itself is exclusive. */
export const isCurrent = (grant: Grant, at: Instant): boolean => at < grant.expiresAt;
