/** The address of a registration, which waits until the e-mail is confirmed and the client exists. */
import type { ClientId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { NewAddress } from '../domain/address.ts';
import { saveNewAddress } from './create-address.ts';

type Extras = Readonly<Record<string, unknown>>;

/** The registration's extra data while it waits for confirmation. */
export const registeredWith = (address: NewAddress | undefined): Extras =>
  address === undefined ? {} : { address };

/** Saves the address of a confirmed registration. It was validated when it was submitted. */
export async function saveRegisteredAddress(
  db: Db,
  clientId: ClientId,
  { address }: Extras & { readonly address?: unknown },
): Promise<void> {
  if (address !== undefined) await saveNewAddress(db, clientId, address as NewAddress);
}
