import type { AddressId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { addressOfClient, hideAddress, lockAddresses, makeOldestPrimary } from './addresses.store.ts';

/**
 * Deletes an address; false if it is not the client's. If it was the primary one, the oldest remaining address becomes
 * primary. Orders have their own copies.
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
