import { accountByLogin } from '#features/accounts/server/clients/users.store.ts';
import { addNote, listNotes } from '#features/clients/server/client-notes.ts';
import type { Database } from '#platform/db/database.ts';
import { staffOf } from './seed-staff-context.ts';
import type { DemoNote } from './world/notes.ts';

/** Writes the notes about clients of whom the shop has noted nothing. */
export async function seedNotes(database: Database, notes: readonly DemoNote[]): Promise<void> {
  for (const { supplier, by, client, text } of notes) {
    const context = await staffOf(database, supplier, by);
    const account = await accountByLogin(database.db, { kind: 'email', normalised: client });
    if (context === undefined || account === undefined) continue;
    const known = await listNotes(context, account.clientId);
    if (known.ok && known.value.length === 0) await addNote(context, account.clientId, text);
  }
}
