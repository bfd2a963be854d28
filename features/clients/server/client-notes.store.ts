import { and, count, desc, eq } from 'drizzle-orm';
import type { ClientId, StaffId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { clientNotes } from './client-notes.tables.ts';

const about = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(clientNotes.supplierId, supplierId), eq(clientNotes.clientId, clientId));

export interface NoteRow {
  readonly id: string;
  readonly clientId: ClientId;
  readonly staffId: StaffId;
  readonly text: string;
  readonly at: Date;
}

/** The last one first. */
export const notesAbout = (db: Db, supplierId: SupplierId, clientId: ClientId) =>
  db
    .select({ id: clientNotes.id, staffId: clientNotes.staffId, text: clientNotes.text, at: clientNotes.at })
    .from(clientNotes)
    .where(about(supplierId, clientId))
    .orderBy(desc(clientNotes.at), desc(clientNotes.id));

export async function countNotes(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(clientNotes).where(about(supplierId, clientId));
  return row?.total ?? 0;
}

export async function insertNote(db: Db, supplierId: SupplierId, note: NoteRow): Promise<void> {
  await db.insert(clientNotes).values({ supplierId, ...note });
}

/** False where the client has no such note. */
export async function deleteNote(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .delete(clientNotes)
    .where(and(about(supplierId, clientId), eq(clientNotes.id, id)))
    .returning({ id: clientNotes.id });
  return deleted.length > 0;
}

/** For the client's export: they may read what was written about them. */
export const notesPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  clientNotes: await db
    .select({ at: clientNotes.at, note: clientNotes.text })
    .from(clientNotes)
    .where(about(supplierId, clientId))
    .orderBy(desc(clientNotes.at), desc(clientNotes.id)),
});

export async function forgetClientNotes(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(clientNotes).where(about(supplierId, clientId));
}
