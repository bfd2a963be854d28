import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

const polygon = customType<{ data: string }>({ dataType: () => 'polygon' });

/** Where a supplier delivers and for how much: an area is a polygon (lng, lat) or a range of CEPs. Centavos. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    shape: polygon(),
    postalFrom: text('postal_from'),
    postalTo: text('postal_to'),
    fee: bigint({ mode: 'number' }).notNull(),
    /** Orders of at least this much pay no fee. */
    freeFrom: bigint('free_from', { mode: 'number' }),
    minimumOrder: bigint('minimum_order', { mode: 'number' }).notNull().default(0),
    /** Hours from order to the earliest slot. */
    leadHours: integer('lead_hours').notNull().default(2),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('delivery_areas_by_shape').using('gist', t.shape),
  ],
);

/** A weekly window in which a supplier delivers or hands out goods, in the shop's local time. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    deliveryType: text('delivery_type', { enum: ['DELIVERY', 'RETIRADA'] }).notNull(),
    /** 0 = Sunday. */
    weekday: smallint().notNull(),
    /** Minutes from midnight. */
    startsAt: smallint('starts_at').notNull(),
    endsAt: smallint('ends_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] })],
);
