/** The address of a registration, from the day it is told to the day when its client exists. */
import type { ClientId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { NewAddress } from '../domain/address.ts';
import { saveNewAddress } from './create-address.ts';

type Extras = Readonly<Record<string, unknown>>;

/** As the registration keeps it, until its e-mail is confirmed. */
export const registeredWith = (address: NewAddress | undefined): Extras =>
  address === undefined ? {} : { address };

/** It was valid when it was told. */
export async function keepRegisteredAddress(
  db: Db,
  clientId: ClientId,
  { address }: Extras & { readonly address?: unknown },
): Promise<void> {
  if (address !== undefined) await saveNewAddress(db, clientId, address as NewAddress);
}
