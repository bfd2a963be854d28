/** What a supplier's prices go by for one client. */
export interface ClientPricing {
  readonly tableId?: string;
  readonly groups: readonly string[];
}
