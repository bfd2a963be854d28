import type { StaffId } from '#kernel/ids.ts';

/** The session of who changes their own access. */
export interface OwnSession {
  readonly staffId: StaffId;
  readonly sessionId: string;
  readonly ip: string;
}
