import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { users } from '../clients/accounts.tables.ts';
import { staff } from '../staff/staff.tables.ts';

/** What was changed in a shop by its people, or by those who act for its clients: who, what, when, before and after. Written once, never changed. */
export const auditEvents = pgTable(
  'audit_events',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** In the order of writing. */
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who: somebody of the staff, or a user who acts for a client. */
    staffId: uuid('staff_id').references(() => staff.id),
    userId: uuid('user_id').references(() => users.id),
    /** 'product.changed'. */
    action: text().notNull(),
    /** Of what was changed. */
    subjectId: uuid('subject_id').notNull(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    // Those who act for clients: few beside the staff.
    index('audit_events_by_user').on(t.supplierId, t.userId).where(sql`user_id is not null`),
    check('audit_events_who', sql`num_nonnulls(staff_id, user_id) = 1`),
  ],
);

/** What a thing was like, as far as the change concerned it; null where there was or is nothing. */
export type AuditFacts = Readonly<Record<string, unknown>>;
