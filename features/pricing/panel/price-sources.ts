/** What the screens of prices need of later features: the application passes it in. */
import type { Money } from '#kernel/money.ts';
import type { Choice, SearchChoices } from '#platform/panel/forms/fields/choice.ts';

/** A product as a price grid lists it. */
export interface PricedRow {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly unit: string;
  /** Its price without any table. */
  readonly price: Money;
}

export interface PricedRows {
  readonly rows: readonly PricedRow[];
  readonly total: number;
  readonly pages: number;
}

/** Of a few. */
export interface PriceOption {
  readonly value: string;
  readonly label: string;
}

/** Names for what a rule cites by id; what the shop has no more is left out. */
type NamesOf = (ids: readonly string[]) => Promise<readonly Choice[]>;

export interface PriceSources {
  readonly searchProducts: SearchChoices;
  readonly searchClients: SearchChoices;
  readonly productsOf: NamesOf;
  readonly clientsOf: NamesOf;
  /** All of the shop's, children under their parents. */
  readonly categories: () => Promise<readonly PriceOption[]>;
  readonly brands: () => Promise<readonly string[]>;
  readonly groups: () => Promise<readonly string[]>;
  readonly subscriptionTypes: () => Promise<readonly PriceOption[]>;
  readonly paymentMethods: () => Promise<readonly PriceOption[]>;
  readonly listProducts: (wish: { readonly text: string; readonly page: number }) => Promise<PricedRows>;
  /** Where a table is downloaded as a sheet, which can be changed and imported again. */
  readonly sheetOf: (tableId: string) => string;
  readonly rowsOf: (ids: readonly string[]) => Promise<readonly PricedRow[]>;
}
