import type { AddressId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Address, Position } from '../domain/address.ts';
import { type AddressChanges, changedAddress } from '../domain/change-address.ts';
import type { AddressErrors } from '../domain/parse-new-address.ts';
import { addressOfClient, clearPrimary, lockAddresses, writeAddress } from './addresses.store.ts';

export type ChangeRefused =
  | { readonly code: 'invalid-address'; readonly errors: AddressErrors }
  | { readonly code: 'not-found' };

/**
 * Changes the given fields only, so that concurrent changes from another device are retained. `primary: true` makes it
 * the primary address. `ofCode` is the position of its CEP, used if the changes have none. Spec 7, enderecosput.
 */
export const changeAddress = (
  context: Context & { readonly actor: Customer },
  id: AddressId,
  changes: AddressChanges,
  ofCode?: Position,
): Promise<Result<Address, ChangeRefused>> =>
  inTransaction(context, async ({ db, actor: { clientId } }) => {
    await lockAddresses(db, clientId);
    const known = await addressOfClient(db, clientId, id);
    if (known === undefined) return refuse({ code: 'not-found' });
    const changed = changedAddress(known, changes, ofCode);
    if (!changed.ok) return refuse({ code: 'invalid-address', errors: changed.refusal });
    if (changed.value.primary && !known.primary) await clearPrimary(db, clientId);
    await writeAddress(db, clientId, id, changed.value);
    return accept({ ...changed.value, id });
  });
