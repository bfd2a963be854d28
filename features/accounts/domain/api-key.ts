import type { Instant } from '#kernel/scope.ts';

/** API key with which a supplier's own systems log its clients in; the key itself is not stored. Spec 6. */
export interface ApiKey {
  readonly id: string;
  /** Name that the supplier gave it, e.g. of the system that uses it. */
  readonly name: string;
  readonly createdAt: Instant;
  /** Absent: valid until it is revoked. */
  readonly expiresAt?: Instant;
  /** Last login with it, precise to some minutes. */
  readonly lastUsedAt?: Instant;
  /** Since when it is invalid. */
  readonly revokedAt?: Instant;
}
