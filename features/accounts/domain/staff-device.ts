import type { Instant } from '#kernel/scope.ts';

/** An open session of the panel, shown to its person as a device. */
export interface StaffDevice {
  /** Session id. */
  readonly id: string;
  /** 'Chrome no Windows'; absent where the browser is unknown. */
  readonly name?: string;
  /** Network address of the login; absent where it is unknown. */
  readonly ip?: string;
  readonly openedAt: Instant;
  /** Precise to some minutes. */
  readonly seenAt: Instant;
  /** The session of this request. */
  readonly current: boolean;
}
