import type { Customer, Staff } from '#kernel/scope.ts';
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

type ChangedBy = Pick<Staff, 'kind' | 'staffId'> | Pick<Customer, 'kind' | 'userId'>;

/** Writes an audit event. Call it in the transaction of the change, so that both commit or neither does. */
export async function recordChange(
  { db, supplier, actor, now }: Omit<Context, 'actor'> & { readonly actor: ChangedBy },
  change: AuditEntry,
): Promise<void> {
  await addAuditEvent(db, {
    ...change,
    supplierId: supplier.id,
    id: newId(),
    at: new Date(now),
    ...(actor.kind === 'staff' ? { staffId: actor.staffId } : { userId: actor.userId }),
  });
}
