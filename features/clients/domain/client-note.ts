/** What the shop's people write down about a client. The client reads it only in the export of their personal data. */
import type { Instant } from '#kernel/scope.ts';

export const MAX_NOTE_LENGTH = 2000;
/** Per client. */
export const MAX_NOTES = 200;

export interface ClientNote {
  readonly id: string;
  readonly text: string;
  readonly at: Instant;
  /** Name of who wrote it. */
  readonly by: string;
}
