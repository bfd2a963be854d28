import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CERTIFICATE_PROBLEMS } from '../domain/hosts/certificate.ts';
import { DOMAIN_PROBLEMS, DOMAIN_STATES } from '../domain/hosts/domain-proof.ts';
import { suppliers } from './suppliers.tables.ts';

/** A supplier's own hosts: on them the site is locked to it. */
export const supplierDomains = pgTable(
  'supplier_domains',
  {
    /** Lower case, punycode, without port. */
    host: text().primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** 0: the main domain, which links use. */
    position: integer().notNull().default(0),
    /** Only a confirmed host leads to the shop. */
    state: text({ enum: DOMAIN_STATES }).notNull().default('confirmed'),
    /** What the owner of the host publishes in its DNS or in a file; null where nothing has to be proved. */
    proof: text(),
    /** The last look-up, and what it did not find. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    problem: text({ enum: DOMAIN_PROBLEMS }),
    /** The last look at a confirmed host's certificate, and what is wrong with it. */
    certificateCheckedAt: timestamp('certificate_checked_at', { withTimezone: true }),
    certificateValidUntil: timestamp('certificate_valid_until', { withTimezone: true }),
    certificateProblem: text('certificate_problem', { enum: CERTIFICATE_PROBLEMS }),
  },
  (t) => [index('supplier_domains_by_supplier').on(t.supplierId, t.position)],
);
