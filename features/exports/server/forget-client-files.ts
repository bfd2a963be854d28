import { customerToActFor } from '#features/accounts/server/clients/customers-page.store.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { dropFilesWithClients } from './pieces.store.ts';

/**
 * Deletes the files that name clients of a shop which has this one: nobody knows which of them do not. Call it while the client is
 * still the shop's.
 */
export async function forgetClientFiles(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  if ((await customerToActFor(db, supplierId, clientId)) === undefined) return;
  await dropFilesWithClients(db, supplierId);
}
