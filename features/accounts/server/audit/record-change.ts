import type { Customer, Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { addAuditEvent } from './audit.store.ts';
import type { AuditFacts } from './audit.tables.ts';

export interface Change {
  /** What was done: 'product.changed'. */
  readonly action: `${string}.${string}`;
  readonly subjectId: string;
  readonly before: AuditFacts | null;
  readonly after: AuditFacts | null;
}

/** Somebody of the shop, or a user. */
type ChangedBy = Pick<Staff, 'kind' | 'staffId'> | Pick<Customer, 'kind' | 'userId'>;

/** Writes who changed what. Call it in the transaction of the change, so that neither is there without the other. */
export async function recordChange(
  { db, supplier, actor, now }: Omit<Context, 'actor'> & { readonly actor: ChangedBy },
  change: Change,
): Promise<void> {
  await addAuditEvent(db, {
    ...change,
    supplierId: supplier.id,
    id: newId(),
    at: new Date(now),
    ...(actor.kind === 'staff' ? { staffId: actor.staffId } : { userId: actor.userId }),
  });
}
