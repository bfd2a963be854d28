import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** What a shop has changed in the mails to its clients. A mail without a row is as the platform writes it. */
export const supplierMails = pgTable(
  'supplier_mails',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** `ShopMail.key`: 'pedido-recebido'. */
    mail: text().notNull(),
    /** Null: the standard one; as the two below. */
    subject: text(),
    introduction: text(),
    closing: text(),
    enabled: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.mail] })],
);
