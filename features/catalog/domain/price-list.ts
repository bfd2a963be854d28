/** One line of a price list, with the quantities a client may order. Spec 7, spreadsheet. */

import type { PriceStep } from '#features/pricing/domain/price-steps.ts';
import type { Quantity } from '#kernel/quantity.ts';

export interface PriceListLine {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly unit: string;
  readonly step: Quantity;
  readonly smallestOrder: Quantity;
  /** Empty if prices are hidden from this client. */
  readonly prices: readonly PriceStep[];
}
