/** A supplier as the platform's people see and change it. */
import type { Module } from './modules.ts';
import type { ShopState } from './shop-state.ts';
import type { SupplierTag } from './tags/tags.ts';

/** Who sells: the data that the law requires on every page, and the contact. */
export interface SupplierIdentity {
  readonly name: string;
  readonly slug: string;
  readonly legalName: string;
  /** With or without punctuation, as it is shown. */
  readonly cnpj: string;
  readonly address: string;
  readonly phone?: string;
  readonly email?: string;
}

/** What the shop does, and where it is shown. */
export interface SupplierBehaviour {
  readonly tags: readonly SupplierTag[];
  readonly modules: readonly Module[];
  readonly whiteLabel: boolean;
  /** Whether the platform's home page lists it once it is open. */
  readonly listed: boolean;
}

export interface ManagedSupplier extends SupplierIdentity, SupplierBehaviour {
  readonly id: string;
  readonly state: ShopState;
  readonly stateReason?: string;
  readonly version: number;
}

/** A row of the list of suppliers. */
export type ListedSupplier = Pick<
  ManagedSupplier,
  'id' | 'slug' | 'name' | 'legalName' | 'cnpj' | 'state'
> & {
  /** Main domain, if it has one that is confirmed. */
  readonly domain?: string;
};
