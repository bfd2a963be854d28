import type { Instant } from '#kernel/scope.ts';

/** What a person of the platform did. */
export interface PlatformEvent {
  readonly id: string;
  readonly at: Instant;
  /** Absent where a command of the server did it. */
  readonly by?: { readonly name: string; readonly email: string };
  /** The member of a shop's staff as whom they acted. */
  readonly onBehalfOf?: string;
  /** Where it was done at a shop. */
  readonly shop?: { readonly id: string; readonly name: string };
  readonly action: string;
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}
