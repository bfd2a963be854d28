/** What invoices keep of a client. Nothing of it is forgotten: the law wants invoices kept as they were signed. */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { nfesOfClient } from './nfe-documents.store.ts';

export const personalDataOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({ invoices: await nfesOfClient(db, supplierId, clientId) });
