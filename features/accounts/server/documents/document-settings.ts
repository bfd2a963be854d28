import { nextPartVersion, partVersions } from '#features/suppliers/server/part-versions.store.ts';
import { accept, type Result } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { VersionedDocumentSettings } from '../../domain/registration/registration-document.ts';
import { recordChangeOf } from '../audit/record-change.ts';
import { documentSettingsOf, saveDocumentSettings } from './registration-documents.store.ts';

const PART = 'registration documents';

export async function documentSettingsToEdit({ db, supplier }: Context): Promise<VersionedDocumentSettings> {
  const settings = await documentSettingsOf(db, supplier.id);
  return { ...settings, version: (await partVersions(db, supplier.id))(PART) };
}

export const changeDocumentSettings = (
  context: StaffContext,
  { version: seen, ...after }: VersionedDocumentSettings,
): Promise<Result<VersionedDocumentSettings, ChangedByOther<VersionedDocumentSettings>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const version = await nextPartVersion(db, supplier.id, PART, seen);
    if (version === undefined) return changedByOther(await documentSettingsToEdit(inside));
    const before = await documentSettingsOf(db, supplier.id);
    await saveDocumentSettings(db, supplier.id, after);
    await recordChangeOf(inside, {
      action: 'registration-documents.changed',
      subjectId: supplier.id,
      before,
      after,
    });
    return accept({ ...after, version });
  });
