import type { ClientId } from '#kernel/ids.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { DocumentRequest } from '../../domain/registration/registration-document.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockCustomer } from '../clients/approvals.store.ts';
import { saveDocumentRequest } from './registration-documents.store.ts';

/** Asks a client for documents, by mail and where they send them; the last request counts. False where the client is no customer. */
export const requestDocuments = (
  context: StaffContext,
  clientId: ClientId,
  { kinds, note }: Omit<DocumentRequest, 'at'>,
): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    if ((await lockCustomer(db, supplier.id, clientId)) === undefined) return false;
    await saveDocumentRequest(db, supplier.id, clientId, { kinds, note, at: now });
    await recordChange(inside, {
      action: 'client.documents-requested',
      subjectId: clientId,
      before: null,
      after: { documents: kinds },
    });
    await queueMail(db, 'client-documents-requested', { supplierId: supplier.id, clientId }, now);
    return true;
  });
