import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Address, NewAddress, Position } from '../domain/address.ts';
import { keepsOneAddress } from '../domain/chosen-address.ts';
import { type AddressDraft, type AddressErrors, parseNewAddress } from '../domain/parse-new-address.ts';
import { addAddress, clearPrimary, countAddresses, lockAddresses } from './addresses.store.ts';

/** Maximum per client; few enough for one response. */
const MAX_ADDRESSES = 100;

export type AddressRefused =
  | { readonly code: 'invalid-address'; readonly errors: AddressErrors }
  | { readonly code: 'too-many-addresses' | 'single-address' };

interface Asking {
  /** The position of its CEP, used if the address has none. */
  readonly ofCode?: Position | undefined;
  /** The tags of the supplier at whose shop it is created. */
  readonly tags?: ReadonlySet<string>;
}

/** Creates an address and returns it with its id; a client's first address becomes the primary one. Spec 4, address flow. */
export async function createAddress(
  context: Context & { readonly actor: Customer },
  draft: AddressDraft,
  { ofCode, tags = new Set() }: Asking = {},
): Promise<Result<Address, AddressRefused>> {
  const parsed = parseNewAddress(draft);
  if (!parsed.ok) return refuse({ code: 'invalid-address', errors: parsed.refusal });
  return inTransaction(context, async ({ db, actor }) => {
    await lockAddresses(db, actor.clientId);
    const known = await countAddresses(db, actor.clientId);
    if (known > 0 && keepsOneAddress(tags)) return refuse({ code: 'single-address' });
    if (known >= MAX_ADDRESSES) return refuse({ code: 'too-many-addresses' });
    // Only users who may change addresses may choose the primary one.
    const wished = parsed.value.primary && capacityMay(actor.capacity, 'addresses:change');
    const placed = ofCode === undefined ? {} : { position: ofCode };
    const address = { ...placed, ...parsed.value, primary: wished || known === 0 };
    return accept(await saveNewAddress(db, actor.clientId, address));
  });
}

/** Inserts a validated address. */
export async function saveNewAddress(db: Db, clientId: ClientId, address: NewAddress): Promise<Address> {
  const id = newId();
  if (address.primary) await clearPrimary(db, clientId);
  await addAddress(db, clientId, id, address);
  return { ...address, id };
}
