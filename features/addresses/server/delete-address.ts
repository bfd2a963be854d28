import type { AddressId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { addressOfClient, hideAddress, lockAddresses, makeOldestPrimary } from './addresses.store.ts';

/**
 * Takes an address off the client's list; false where it is not on it. After the primary one the oldest of the others is
 * primary. Orders keep their copies.
 */
export const deleteAddress = (
  context: Context & { readonly actor: Customer },
  id: AddressId,
): Promise<boolean> =>
  inTransaction(context, async ({ db, actor: { clientId }, now }) => {
    await lockAddresses(db, clientId);
    const known = await addressOfClient(db, clientId, id);
    if (known === undefined) return false;
    await hideAddress(db, clientId, id, new Date(now));
    if (known.primary) await makeOldestPrimary(db, clientId);
    return true;
  });
