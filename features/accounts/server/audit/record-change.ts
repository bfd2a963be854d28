import type { Customer, PlatformPerson, Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
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
  | Pick<Staff, 'kind' | 'staffId' | 'actedBy'>
  | Pick<PlatformPerson, 'kind' | 'staffId'>
  | Pick<Customer, 'kind' | 'userId'>;
type ChangeContext = Omit<Context, 'actor'> & { readonly actor: ChangedBy };

/** Writes an audit event. Call it in the transaction of the change, so that both commit or neither does. */
export async function recordChange(
  { db, supplier, actor, now }: ChangeContext,
  change: AuditEntry,
): Promise<void> {
  await addAuditEvent(db, {
    ...change,
    supplierId: supplier.id,
    id: newId(),
    at: new Date(now),
    ...whoChanged(actor),
  });
}

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
