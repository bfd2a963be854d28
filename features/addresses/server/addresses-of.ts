import type { AddressId, ClientId } from '#kernel/ids.ts';
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

/** The actor's addresses, the primary one first; none for visitors. */
export async function addressesOf({ db, actor }: Context): Promise<Address[]> {
  return actor.kind === 'customer' ? addressesOfClient(db, actor.clientId) : [];
}

/** A client's addresses as a shop sees them that it buys at. The caller must check that it does. */
export const addressesOfShopClient = ({ db }: Context, clientId: ClientId): Promise<Address[]> =>
  addressesOfClient(db, clientId);

/** The actor's own address; undefined for a missing one and another client's alike. */
export async function addressOf({ db, actor }: Context, id: AddressId): Promise<Address | undefined> {
  return actor.kind === 'customer' && isUuid(id) ? addressOfClient(db, actor.clientId, id) : undefined;
}

/** The actor's address with this id and the billing address, in one query. */
export const orderAddresses = (
  { db, actor }: Context & { readonly actor: Customer },
  id: AddressId | undefined,
): Promise<OrderAddresses> =>
  orderAddressesOf(db, actor.clientId, id !== undefined && isUuid(id) ? id : undefined);
