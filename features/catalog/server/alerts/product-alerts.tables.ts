import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { ALERT_KINDS } from '../../domain/alerts/product-alert.ts';
import { products } from '../products/catalog.tables.ts';

/**
 * What clients want to be notified of. The key begins with the product, because triggers make alerts due by product. An alert
 * waits until it is sent or cancelled; one that is requested again waits again.
 */
export const productAlerts = pgTable(
  'product_alerts',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    kind: text({ enum: ALERT_KINDS }).notNull().default('availability'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** For 'price-drop': centavos per unit when the client requested it. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    /** When the job looks at it next; null while only a trigger can change anything, and once it is closed. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Groups the alerts of one mail. */
    mailId: uuid('mail_id'),
    /** The latest mail, also of an earlier wish for the same. */
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
    /** When the client dismissed the notice in the shop. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId, t.clientId, t.kind] }),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
    /** The job looks across suppliers. */
    index('product_alerts_due').on(t.dueAt).where(sql`due_at is not null`),
    // Those that were closed long ago are deleted.
    index('product_alerts_closed')
      .on(sql`greatest(sent_at, cancelled_at, last_sent_at)`)
      .where(sql`sent_at is not null or cancelled_at is not null`),
    index('product_alerts_of_client').on(t.supplierId, t.clientId),
    check('product_alerts_seen_price', sql`(kind = 'price-drop') = (seen_price is not null)`),
  ],
);
