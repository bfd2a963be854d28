/** How a delivery can be tracked. Spec 2, orders: tracking link. */
export interface Tracking {
  readonly carrier: string;
  /** The carrier's tracking code; may be empty. */
  readonly code: string;
  /** Where to track it; https only. */
  readonly url?: string;
}
