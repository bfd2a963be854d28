/** A client's documents at a shop: sent and removed by the client, opened by the client and the shop. */
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { acceptFile, type FileFault } from '#platform/documents/accept-file.ts';
import { approvalStateOf } from '../../domain/applicant.ts';
import {
  type DocumentKind,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_DOCUMENTS,
  MAX_PDF_BYTES,
  missingKinds,
  type OwnDocuments,
} from '../../domain/registration/registration-document.ts';
import { lockCustomer } from '../clients/approvals.store.ts';
import { customerWord } from '../clients/customers.store.ts';
import {
  countDocuments,
  deleteDocument,
  documentContent,
  documentOfClient,
  documentRequestsTo,
  documentSettingsOf,
  documentsOfClients,
  insertDocument,
} from './registration-documents.store.ts';

export interface SentDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LIMITS = { maxDocumentBytes: MAX_PDF_BYTES, maxNameLength: MAX_DOCUMENT_NAME_LENGTH };

export async function ownDocuments({ db, supplier }: Context, clientId: ClientId): Promise<OwnDocuments> {
  const settings = await documentSettingsOf(db, supplier.id);
  const request = (await documentRequestsTo(db, supplier.id, [clientId])).get(clientId);
  const documents = (await documentsOfClients(db, supplier.id, [clientId])).get(clientId) ?? [];
  const customer = await customerWord(db, supplier.id, clientId);
  return {
    accepted: settings.requested || request !== undefined,
    sentence: settings.sentence,
    ...defined({ request }),
    missing: missingKinds(request, documents),
    mayRemove: customer !== undefined && approvalStateOf(customer) === 'waiting',
    documents,
  };
}

type Sending = Result<
  OwnDocuments,
  {
    readonly code: FileFault | 'documents-not-requested' | 'too-many-documents' | 'document-id-taken';
  }
>;

/** Stored once, however often it is sent: its id is its sender's. */
export async function sendDocument(
  context: Context,
  clientId: ClientId,
  { id, kind, name, bytes }: SentDocument,
): Promise<Sending> {
  const { supplier, now } = context;
  const before = await ownDocuments(context, clientId);
  if (before.documents.some((document) => document.id === id)) return accept(before);
  if (!before.accepted) return refuse({ code: 'documents-not-requested' });
  // Before the costly part; it is counted again under the lock.
  if (before.documents.length >= MAX_DOCUMENTS) return refuse({ code: 'too-many-documents' });
  const read = await acceptFile(bytes, name, LIMITS);
  if (!read.ok) return read;
  const { content, name: fileName, mediaType, bytes: size } = read.value;
  const document = { id, kind, fileName, mediaType, bytes: size, sentAt: now };
  const stored = await inTransaction(context, async (inside) => {
    await lockCustomer(inside.db, supplier.id, clientId);
    if ((await countDocuments(inside.db, supplier.id, clientId)) >= MAX_DOCUMENTS)
      return refuse({ code: 'too-many-documents' as const });
    const isNew = await insertDocument(inside.db, supplier.id, clientId, document, content);
    const isOwn = isNew || (await documentOfClient(inside.db, supplier.id, clientId, id)) !== undefined;
    return isOwn ? accept(undefined) : refuse({ code: 'document-id-taken' as const });
  });
  return stored.ok ? accept(await ownDocuments(context, clientId)) : stored;
}

type Removal = Result<OwnDocuments, { readonly code: 'document-not-found' | 'already-decided' }>;

export const removeDocument = (context: Context, clientId: ClientId, id: string): Promise<Removal> =>
  inTransaction(context, async (inside): Promise<Removal> => {
    const { db, supplier } = inside;
    if ((await documentOfClient(db, supplier.id, clientId, id)) === undefined)
      return refuse({ code: 'document-not-found' });
    const customer = await lockCustomer(db, supplier.id, clientId);
    if (customer === undefined || approvalStateOf(customer) !== 'waiting')
      return refuse({ code: 'already-decided' });
    await deleteDocument(db, supplier.id, clientId, id);
    return accept(await ownDocuments(inside, clientId));
  });

type Opened = Result<
  { readonly content: Uint8Array; readonly name: string; readonly mediaType: string },
  { readonly code: 'document-not-found' }
>;

export async function openDocument(
  { db, supplier }: Context,
  clientId: ClientId,
  id: string,
): Promise<Opened> {
  const document = await documentOfClient(db, supplier.id, clientId, id);
  const content = await documentContent(db, supplier.id, clientId, id);
  return document === undefined || content === undefined
    ? refuse({ code: 'document-not-found' })
    : accept({ content, name: document.fileName, mediaType: document.mediaType });
}
