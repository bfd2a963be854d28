/** Notes of the shop's people about a client. The audit names who wrote or deleted one, without its words. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { lockCreditTerms } from '#features/accounts/server/clients/credit-limits.store.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ClientRefusal } from '../contract/clients-texts.ts';
import { type ClientNote, MAX_NOTES } from '../domain/client-note.ts';
import { countNotes, deleteNote, insertNote, notesAbout } from './client-notes.store.ts';

type Noted<Value> = Promise<Result<Value, { readonly code: ClientRefusal }>>;

export async function listNotes({ db, supplier }: Context, clientId: ClientId): Noted<readonly ClientNote[]> {
  if ((await unknownCustomers(db, supplier.id, [clientId])).length > 0)
    return refuse({ code: 'client-not-found' });
  const rows = await notesAbout(db, supplier.id, clientId);
  const names = await staffNames(db, [...new Set(rows.map(({ staffId }) => staffId))]);
  return accept(
    rows.map(({ id, staffId, text, at }) => ({ id, text, at: at.getTime(), by: names.get(staffId) ?? '' })),
  );
}

export const addNote = (context: StaffContext, clientId: ClientId, text: string): Noted<ClientNote> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    // Its row is locked: notes that are written at the same time are counted one after the other.
    if ((await lockCreditTerms(db, supplier.id, clientId)) === undefined)
      return refuse({ code: 'client-not-found' });
    if ((await countNotes(db, supplier.id, clientId)) >= MAX_NOTES) return refuse({ code: 'too-many-notes' });
    const id = newId();
    const note = { id, clientId, staffId: actor.staffId, text: text.trim(), at: new Date(now) };
    await insertNote(db, supplier.id, note);
    const change = { subjectId: clientId, before: null, after: { noteId: id } };
    await recordChange(inside, { ...change, action: 'client.note-added' });
    const by = (await staffNames(db, [actor.staffId])).get(actor.staffId) ?? '';
    return accept({ id, text: note.text, at: now, by });
  });

export const removeNote = (context: StaffContext, clientId: ClientId, id: string): Noted<void> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (!(await deleteNote(db, supplier.id, clientId, id))) return refuse({ code: 'note-not-found' });
    const change = { subjectId: clientId, before: { noteId: id }, after: null };
    await recordChange(inside, { ...change, action: 'client.note-removed' });
    return accept(undefined);
  });
