import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { Permission } from '#kernel/permissions.ts';
import { STAFF_ROLES } from '#kernel/permissions.ts';

/** 'own': the shop's own role that `role_id` names. */
export const STORED_ROLES = [...STAFF_ROLES, 'own'] as const;

/** People who run shops in the panel. Separate from the users who buy, even where one person is both. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Administrator of the whole platform. */
  administrator: boolean().notNull().default(false),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
  /** Works in the platform's support, which only reads. */
  support: boolean().notNull().default(false),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
});

/** A supplier's own roles: named sets of permissions. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    /** The largest discount on a quote, in whole percent; 100: no limit. */
    discountLimit: integer('discount_limit').notNull(),
    /** Counts the changes, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('staff_roles_by_name').on(t.supplierId, t.name),
    check('staff_roles_discount_limit', sql`discount_limit between 0 and 100`),
  ],
);

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
    role: text({ enum: STORED_ROLES }).notNull(),
    roleId: uuid('role_id'),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.staffId] }),
    index('memberships_by_staff').on(t.staffId),
    foreignKey({
      name: 'memberships_role',
      columns: [t.supplierId, t.roleId],
      foreignColumns: [staffRoles.supplierId, staffRoles.id],
    }),
    check('memberships_own_role', sql`(role = 'own') = (role_id is not null)`),
  ],
);

/** Invitations to work at a supplier. Withdrawn and accepted ones are deleted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** Lower case. */
    email: text().notNull(),
    role: text({ enum: STORED_ROLES }).notNull(),
    roleId: uuid('role_id'),
    /** Null where nobody of the panel made it. */
    invitedBy: uuid('invited_by').references(() => staff.id),
    /** Hash of the newest link's secret; null until its mail is composed. */
    codeHash: text('code_hash').unique(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('staff_invitations_by_email').on(t.supplierId, t.email),
    foreignKey({
      name: 'staff_invitations_own',
      columns: [t.supplierId, t.roleId],
      foreignColumns: [staffRoles.supplierId, staffRoles.id],
    }),
    check('staff_invitations_own_role', sql`(role = 'own') = (role_id is not null)`),
  ],
);

export const STAFF_CODE_PURPOSES = ['password', 'email'] as const;

/** Code of a link mailed to a person: at most one per person and purpose, stored as a hash. */
export const staffCodes = pgTable(
  'staff_codes',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    purpose: text({ enum: STAFF_CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** Address that the link was mailed to. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.purpose] })],
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
    /** 'Chrome no Windows'; null where it is unknown. */
    device: text(),
    /** Network address of the login. */
    ip: text(),
    /** Precise to some minutes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The administrator who acts as the person, at this supplier only and for this reason; null: their own session. */
    actedBy: uuid('acted_by').references(() => staff.id),
    onlyAt: uuid('only_at').references(() => suppliers.id),
    reason: text(),
    /** The administrator's own session, which goes on afterwards. */
    returnsTo: uuid('returns_to'),
  },
  (t) => [
    index('staff_sessions_by_staff').on(t.staffId),
    index('staff_sessions_by_expiry').on(t.expiresAt),
    // Its address stays for six months from then.
    index('staff_sessions_by_end').on(sql`coalesce(ended_at, expires_at)`),
  ],
);
