/** A client's price table and groups at one supplier. */
export interface ClientPricing {
  readonly tableId?: string;
  readonly groups: readonly string[];
}
