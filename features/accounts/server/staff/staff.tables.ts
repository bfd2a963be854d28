import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { STAFF_ROLES } from '../../domain/staff-may.ts';

/** People who run shops in the panel. Separate from the users who buy, even where one person is both. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Administrator of the whole platform. */
  administrator: boolean().notNull().default(false),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
});

/** Role of a person at a supplier. */
export const memberships = pgTable(
  'memberships',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    role: text({ enum: STAFF_ROLES }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.staffId] }), index('memberships_by_staff').on(t.staffId)],
);

/** A login to the panel on one device. Ending the row ends it on every process. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [index('staff_sessions_by_staff').on(t.staffId), index('staff_sessions_by_expiry').on(t.expiresAt)],
);
