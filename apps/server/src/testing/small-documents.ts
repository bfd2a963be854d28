/** Documents of registrations in the small world, at shops that ask for some. */

import { saveRegisterCheck } from '#features/accounts/server/documents/register-checks.store.ts';
import {
  insertDocument,
  saveDocumentRequest,
  saveDocumentSettings,
} from '#features/accounts/server/documents/registration-documents.store.ts';
import type { Db } from '#platform/db/database.ts';

/** At the shop `market`. */
export const DOCUMENT = {
  ana: '01a1fc5d-1800-7000-8000-0000000000f1',
  bia: '01a1fc5d-1800-7000-8000-0000000000f2',
} as const;

/** Of the attended client, at each shop. */
export const ATTENDED_DOCUMENT = '01a1fc5d-1800-7000-8000-0000000000f3';

const FILE = Buffer.from('RIFF');

export const requestDocumentsAt = (db: Db, supplierId: string): Promise<void> =>
  saveDocumentSettings(db, supplierId, { requested: true, sentence: 'O contrato social, por favor.' });

/** A document that the client sent, what the shop asked for, and what the tax register said. */
export async function proveRegistration(
  db: Db,
  supplierId: string,
  { id, clientId }: { readonly id: string; readonly clientId: string },
): Promise<void> {
  const at = Date.now();
  const file = { kind: 'articles', fileName: 'contrato.webp', mediaType: 'image/webp' } as const;
  await insertDocument(db, supplierId, clientId, { id, ...file, bytes: FILE.length, sentAt: at }, FILE);
  await saveDocumentRequest(db, supplierId, clientId, { kinds: ['licence'], note: 'O de 2026.', at });
  await saveRegisterCheck(db, supplierId, clientId, { outcome: 'unknown', at });
}
