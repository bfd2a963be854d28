/** The personal data in invoices, for the export. None is ever deleted: the law requires invoices to be retained. */
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { nfesOfClient } from './nfe-documents.store.ts';

export const invoicesPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({ invoices: await nfesOfClient(db, supplierId, clientId) });
