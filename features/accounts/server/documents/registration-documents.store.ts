/** Registration documents, what the supplier asked for, and its settings. */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import {
  type DocumentRequest,
  type DocumentSettings,
  NO_DOCUMENT_SETTINGS,
  type RegistrationDocument,
} from '../../domain/registration/registration-document.ts';
import {
  registrationDocuments as documents,
  registrationDocumentFiles as files,
  documentRequests as requests,
  documentSettings as settings,
} from './registration-documents.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(documents.supplierId, supplierId), eq(documents.clientId, clientId));
const itself = (supplierId: SupplierId, clientId: ClientId, id: string) =>
  and(ofClient(supplierId, clientId), eq(documents.id, id));

type DocumentRow = typeof documents.$inferSelect;

const documentOf = ({ id, kind, fileName, mediaType, bytes, sentAt }: DocumentRow): RegistrationDocument => ({
  id,
  kind,
  fileName,
  mediaType,
  bytes,
  sentAt: sentAt.getTime(),
});

/** In the order in which they were sent. */
export async function documentsOfClients(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, readonly RegistrationDocument[]>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.supplierId, supplierId), inArray(documents.clientId, [...clientIds])))
    .orderBy(asc(documents.sentAt), asc(documents.id));
  const found = Map.groupBy(rows, ({ clientId }) => clientId);
  return new Map([...found].map(([clientId, own]) => [clientId, own.map(documentOf)]));
}

export async function countDocuments(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(documents).where(ofClient(supplierId, clientId));
  return row?.total ?? 0;
}

export async function documentOfClient(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  id: string,
): Promise<RegistrationDocument | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(itself(supplierId, clientId, id));
  return row && documentOf(row);
}

/** False where the supplier has a document of this id already. */
export async function insertDocument(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  { sentAt, ...document }: RegistrationDocument,
  content: Uint8Array,
): Promise<boolean> {
  const added = await db
    .insert(documents)
    .values({ supplierId, clientId, ...document, sentAt: new Date(sentAt) })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  if (added.length === 0) return false;
  await db.insert(files).values({ supplierId, documentId: document.id, content });
  return true;
}

/** False where the client has no such document. */
export async function deleteDocument(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .delete(documents)
    .where(itself(supplierId, clientId, id))
    .returning({ id: documents.id });
  return deleted.length > 0;
}

export async function documentContent(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  id: string,
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ content: files.content })
    .from(files)
    .innerJoin(documents, and(eq(documents.supplierId, files.supplierId), eq(documents.id, files.documentId)))
    .where(itself(supplierId, clientId, id));
  return row?.content;
}

export async function documentRequestsTo(
  db: Db,
  supplierId: SupplierId,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, DocumentRequest>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.supplierId, supplierId), inArray(requests.clientId, [...clientIds])));
  return new Map(rows.map(({ clientId, kinds, note, at }) => [clientId, { kinds, note, at: at.getTime() }]));
}

/** In place of an earlier one. */
export async function saveDocumentRequest(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  request: DocumentRequest,
): Promise<void> {
  const row = { kinds: [...request.kinds], note: request.note, at: new Date(request.at) };
  await db
    .insert(requests)
    .values({ supplierId, clientId, ...row })
    .onConflictDoUpdate({ target: [requests.supplierId, requests.clientId], set: row });
}

export async function documentSettingsOf(db: Db, supplierId: SupplierId): Promise<DocumentSettings> {
  const [row] = await db
    .select({ requested: settings.requested, sentence: settings.sentence })
    .from(settings)
    .where(eq(settings.supplierId, supplierId));
  return row ?? NO_DOCUMENT_SETTINGS;
}

export async function saveDocumentSettings(
  db: Db,
  supplierId: SupplierId,
  row: DocumentSettings,
): Promise<void> {
  await db
    .insert(settings)
    .values({ supplierId, ...row })
    .onConflictDoUpdate({ target: settings.supplierId, set: { ...row } });
}
