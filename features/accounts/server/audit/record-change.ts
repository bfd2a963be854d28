import type { Customer, PlatformPerson, Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { addPlatformEvent } from '../platform/platform-events.store.ts';
import { addAuditEvent } from './audit.store.ts';
import type { AuditFacts } from './audit.tables.ts';

export interface AuditEntry {
  /** Example: 'product.changed'. */
  readonly action: `${string}.${string}`;
  readonly subjectId: string;
  readonly before: AuditFacts | null;
  readonly after: AuditFacts | null;
}

type ChangedBy =
  | (Pick<Staff, 'kind' | 'staffId' | 'actedBy'> & Partial<Pick<Staff, 'standing'>>)
  | Pick<PlatformPerson, 'kind' | 'staffId'>
  | Pick<Customer, 'kind' | 'userId'>;
type ChangeContext = Omit<Context, 'actor'> & { readonly actor: ChangedBy };

/**
 * Writes an audit event, and for the platform's people an entry of their own history, which points to it. Call it in the transaction
 * of the change, so that all commit or none does.
 */
export async function recordChange(
  { db, supplier, actor, now }: ChangeContext,
  change: AuditEntry,
): Promise<void> {
  const id = newId();
  const at = new Date(now);
  const who = whoChanged(actor);
  await addAuditEvent(db, { ...change, supplierId: supplier.id, id, at, ...who });
  if (!byPlatform(actor)) return;
  const { action, subjectId: subject } = change;
  await addPlatformEvent(db, { id, at, ...who, onlyAt: supplier.id, action, subject });
}

/** Done by the rights of the platform: outside of the shop's panel, as a member of its staff, or as an administrator in it. */
const byPlatform = (actor: ChangedBy): boolean =>
  actor.kind === 'platform' ||
  (actor.kind === 'staff' && (actor.actedBy !== undefined || actor.standing === 'administrator'));

/** An administrator who acts as somebody is named, and on whose behalf. */
function whoChanged(actor: ChangedBy) {
  if (actor.kind === 'customer') return { userId: actor.userId };
  if (actor.kind === 'platform' || actor.actedBy === undefined) return { staffId: actor.staffId };
  return { staffId: actor.actedBy.staffId, onBehalfOf: actor.staffId };
}

export interface ChangeOf<State> extends Pick<AuditEntry, 'action' | 'subjectId'> {
  /** Absent: the thing is new. */
  readonly before?: State | undefined;
  /** Absent: the thing was removed. */
  readonly after?: State | undefined;
}

/** Records the change of a thing as `facts` describes its states, by default with all their fields. */
export const recordChangeOf = <State extends object>(
  context: ChangeContext,
  { action, subjectId, before, after }: ChangeOf<State>,
  facts: (state: State) => AuditFacts = (state) => Object.fromEntries(Object.entries(state)),
): Promise<void> =>
  recordChange(context, {
    action,
    subjectId,
    before: before === undefined ? null : facts(before),
    after: after === undefined ? null : facts(after),
  });
