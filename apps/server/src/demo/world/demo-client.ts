import type { ListBySkus } from '#features/shopping-lists/server/put-lists.ts';
import type { DemoCombo } from './demo-supplier.ts';

/** Who can log in to the demo world. Every password is `vitrine123`. */
export interface DemoAddress {
  readonly label: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement?: string;
  /** In the state of São Paulo; absent: the city of São Paulo. */
  readonly city?: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly primary?: boolean;
}

export interface DemoClient {
  readonly kind: 'person' | 'company';
  readonly name: string;
  readonly document: string;
  readonly users: readonly { readonly name: string; readonly email: string; readonly principal: boolean }[];
  readonly addresses: readonly DemoAddress[];
  /** Suppliers of which the client is a customer from the start; others follow at the first login. */
  readonly customerOf: readonly {
    readonly supplier: string;
    readonly approved: boolean;
    readonly creditLimit?: number;
    readonly erpCode?: string;
    /** Name of the client's price table. */
    readonly priceTable?: string;
    /** Answers to the supplier's questions, by question. */
    readonly answers?: Readonly<Record<string, string>>;
  }[];
  /** Combos offered to this client only. */
  readonly ownCombos?: readonly { readonly supplier: string; readonly combos: readonly DemoCombo[] }[];
  readonly ownLists?: readonly { readonly supplier: string; readonly lists: readonly ListBySkus[] }[];
}
