import type { AddressId } from '#kernel/ids.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Address } from '../domain/address.ts';
import {
  addressesOfClient,
  addressOfClient,
  type OrderAddresses,
  orderAddressesOf,
} from './addresses.store.ts';

/** The caller's addresses, the primary one first; a visitor has none. */
export async function addressesOf({ db, actor }: Context): Promise<Address[]> {
  return actor.kind === 'customer' ? addressesOfClient(db, actor.clientId) : [];
}

/** The caller's own address; undefined for an absent one and for another client's alike. */
export async function addressOf({ db, actor }: Context, id: AddressId): Promise<Address | undefined> {
  return actor.kind === 'customer' && isUuid(id) ? addressOfClient(db, actor.clientId, id) : undefined;
}

/** The caller's address of this id, and the one that invoices go to: one question. */
export const orderAddresses = (
  { db, actor }: Context & { readonly actor: Customer },
  id: AddressId | undefined,
): Promise<OrderAddresses> =>
  orderAddressesOf(db, actor.clientId, id !== undefined && isUuid(id) ? id : undefined);
