import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { users } from '../clients/accounts.tables.ts';
import { staff } from '../staff/staff.tables.ts';

/** Changes made by a supplier's staff or by users acting for its clients: who, what, when, before and after. Append-only. */
export const auditEvents = pgTable(
  'audit_events',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** UUID v7: sorts in the order of writing. */
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Exactly one of `staffId` and `userId` is set; a user here acts for a client. */
    staffId: uuid('staff_id').references(() => staff.id),
    userId: uuid('user_id').references(() => users.id),
    /** The member of the staff as whom an administrator acted. */
    onBehalfOf: uuid('on_behalf_of').references(() => staff.id),
    /** Example: 'product.changed'. */
    action: text().notNull(),
    /** Id of the changed record. */
    subjectId: uuid('subject_id').notNull(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('audit_events_by_time').on(t.supplierId, t.at, t.id),
    index('audit_events_by_staff').on(t.supplierId, t.staffId, t.at),
    // Partial: only few events are made by users.
    index('audit_events_by_user').on(t.supplierId, t.userId).where(sql`user_id is not null`),
    check('audit_events_who', sql`num_nonnulls(staff_id, user_id) = 1`),
  ],
);

/** Only the fields that the change concerns; null before a creation and after a deletion. */
export type AuditFacts = Readonly<Record<string, unknown>>;
