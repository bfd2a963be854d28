import type { Instant } from '#kernel/scope.ts';

/** A mail that could not be sent and is no longer retried. */
export interface UnsentMail {
  readonly id: string;
  readonly kind: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly createdAt: Instant;
  readonly givenUpAt: Instant;
  readonly tries: number;
  readonly lastError: string | null;
}
