/** An administrator acts as a member of a shop's staff, to see what they see and to help: short, announced to the owners, and audited. */
import type { StaffId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { PlatformPerson } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { ACTING_LENGTH } from '../../domain/platform-may.ts';
import { recordChange } from '../audit/record-change.ts';
import type { IssuedSession } from '../identity/session-cookie.ts';
import { endStaffSession, type StaffSessionRow } from '../staff/staff-sessions.store.ts';
import { addActingSession, openSessionEnd, ownersOf, staffAt } from './platform-people.store.ts';

/** Opens a session as this person, at the context's supplier only. The administrator's own goes on afterwards. */
export const actAsStaff = (
  context: Context & { readonly actor: PlatformPerson },
  { staffId, reason }: { readonly staffId: StaffId; readonly reason: string },
): Promise<Result<IssuedSession, { readonly code: 'person-not-found' }>> =>
  inTransaction(
    context,
    async (inside): Promise<Result<IssuedSession, { readonly code: 'person-not-found' }>> => {
      const { db, supplier, now } = inside;
      const { actor } = context;
      const person = (await staffAt(db, supplier.id)).find(({ id }) => id === staffId);
      if (person === undefined) return refuse({ code: 'person-not-found' });
      const sessionId = newId();
      const until = now + ACTING_LENGTH;
      await addActingSession(db, {
        id: sessionId,
        staffId,
        actedBy: actor.staffId,
        onlyAt: supplier.id,
        reason,
        returnsTo: actor.sessionId,
        now,
        until,
      });
      await recordChange(
        { ...inside, actor },
        { action: 'staff.acted-for', subjectId: staffId, before: null, after: { name: person.name, reason } },
      );
      for (const to of await ownersOf(db, supplier.id)) {
        const facts = { supplierId: supplier.id, to, by: actor.name, person: person.name, reason };
        await queueMail(db, 'staff-acted-for', facts, now);
      }
      return accept({ sessionId, expiresAt: new Date(until) });
    },
  );

/** Ends it. Returns the administrator's own session, if that is still open. */
export async function stopActing(
  { db, now }: Context,
  { id, returnsTo }: StaffSessionRow,
): Promise<IssuedSession | undefined> {
  await endStaffSession(db, id, now);
  const expiresAt = returnsTo === null ? undefined : await openSessionEnd(db, returnsTo, now);
  return returnsTo === null || expiresAt === undefined ? undefined : { sessionId: returnsTo, expiresAt };
}
