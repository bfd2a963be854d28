/** How the way of an order can be followed. Spec 2, orders: tracking link. */
export interface Tracking {
  /** Who carries it. */
  readonly carrier: string;
  /** By what the carrier knows it; empty where there is nothing. */
  readonly code: string;
  /** Where it is followed; https alone. */
  readonly url?: string;
}
