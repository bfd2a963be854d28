/** What the documents of a registration and its look-ups store of a client; all of it is deleted with the client. */
import { and, asc, eq } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { documentRequests, registerChecks, registrationDocuments } from './registration-documents.tables.ts';

const TABLES = [documentRequests, registerChecks, registrationDocuments] as const;

const ofClient = (table: (typeof TABLES)[number], supplierId: SupplierId, clientId: ClientId) =>
  and(eq(table.supplierId, supplierId), eq(table.clientId, clientId));

export const registrationDocumentsData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  registrationDocuments: await db
    .select({
      kind: registrationDocuments.kind,
      file: registrationDocuments.fileName,
      at: registrationDocuments.sentAt,
    })
    .from(registrationDocuments)
    .where(ofClient(registrationDocuments, supplierId, clientId))
    .orderBy(asc(registrationDocuments.sentAt), asc(registrationDocuments.id)),
  documentRequests: await db
    .select({ kinds: documentRequests.kinds, note: documentRequests.note, at: documentRequests.at })
    .from(documentRequests)
    .where(ofClient(documentRequests, supplierId, clientId)),
  registerChecks: await db
    .select({ outcome: registerChecks.outcome, at: registerChecks.at })
    .from(registerChecks)
    .where(ofClient(registerChecks, supplierId, clientId)),
});

export async function forgetRegistrationDocuments(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<void> {
  for (const table of TABLES) await db.delete(table).where(ofClient(table, supplierId, clientId));
}
