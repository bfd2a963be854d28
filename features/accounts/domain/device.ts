/** Where a user is logged in. */
export interface Device {
  /** The session's. */
  readonly id: string;
  /** 'Chrome no Windows'; empty where the browser did not say. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** Exact to some minutes. */
  readonly seenAt: number;
  /** The one that asks. */
  readonly current: boolean;
}
