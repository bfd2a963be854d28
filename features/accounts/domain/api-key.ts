import type { Instant } from '#kernel/scope.ts';

/** With what a supplier's own systems log its clients in. The key itself is known to them alone. Spec 6. */
export interface ApiKey {
  readonly id: string;
  /** What the supplier calls it: which system has it. */
  readonly name: string;
  readonly createdAt: Instant;
  /** From then on it opens nothing. */
  readonly revokedAt?: Instant;
}
