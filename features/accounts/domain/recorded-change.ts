import type { Instant } from '#kernel/scope.ts';

/** An audit event. */
export interface RecordedChange {
  readonly id: string;
  readonly at: Instant;
  readonly by: string;
  readonly email: string;
  readonly action: string;
  readonly subjectId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}
