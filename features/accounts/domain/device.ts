/** An open session of a user, shown as a device. */
export interface Device {
  /** Session id. */
  readonly id: string;
  /** Example: 'Chrome no Windows'; empty where the browser is unknown. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** Epoch milliseconds, precise to some minutes. */
  readonly seenAt: number;
  /** The session of this request. */
  readonly current: boolean;
}
