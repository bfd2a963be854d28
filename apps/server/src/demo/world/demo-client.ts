import type { ListBySkus } from '#features/shopping-lists/server/public.ts';
import type { DemoCombo } from './demo-supplier.ts';

/** Who can log in to the demo world. Every password is `vitrine123`. */
export interface DemoAddress {
  readonly label: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement?: string;
  /** In the state of São Paulo; its capital where absent. */
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
  /** What each supplier knows of the client from the start; others learn at the first login. */
  readonly customerOf: readonly {
    readonly supplier: string;
    readonly approved: boolean;
    readonly creditLimit?: number;
    readonly erpCode?: string;
    /** Name of the price table that the client buys by. */
    readonly priceTable?: string;
    /** What it answered to the supplier's questions about itself, by the question. */
    readonly answers?: Readonly<Record<string, string>>;
  }[];
  /** Combos that only this client is offered. */
  readonly ownCombos?: readonly { readonly supplier: string; readonly combos: readonly DemoCombo[] }[];
  /** Its shopping lists. */
  readonly ownLists?: readonly { readonly supplier: string; readonly lists: readonly ListBySkus[] }[];
}
