import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import type { LegalIdentity } from '#features/suppliers/domain/legal-identity.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import { REQUEST_STATES } from '../../domain/identity-request.ts';

/** Changes of a shop's legal identity that its owners requested. */
export const identityRequests = pgTable(
  'identity_requests',
  {
    id: uuid().primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    state: text({ enum: REQUEST_STATES }).notNull(),
    /** As the shop was when the request was sent. */
    before: jsonb().$type<LegalIdentity>().notNull(),
    wanted: jsonb().$type<LegalIdentity>().notNull(),
    reason: text().notNull(),
    /** Why it was returned. */
    message: text(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => staff.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    decidedBy: uuid('decided_by').references(() => staff.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('identity_requests_one_live').on(t.supplierId).where(sql`state in ('open', 'returned')`),
    index('identity_requests_by_supplier').on(t.supplierId, t.requestedAt),
    index('identity_requests_by_state').on(t.state, t.requestedAt),
    check('identity_requests_message', sql`state <> 'returned' or message is not null`),
    check('identity_requests_decided', sql`(decided_by is null) = (decided_at is null)`),
  ],
);
