import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
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
    unique('delivery_areas_by_name').on(t.supplierId, t.name),
    index('delivery_areas_by_shape').using('gist', t.shape),
    index('delivery_areas_by_range')
      .on(t.supplierId, t.postalFrom, t.postalTo)
      .where(sql`postal_from is not null`),
    check(
      'delivery_areas_bounds',
      sql`(shape is not null and postal_from is null and postal_to is null) or (shape is null and postal_from is not null and postal_to is not null)`,
    ),
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
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('delivery_slots_by_window').on(t.supplierId, t.deliveryType, t.weekday, t.startsAt, t.endsAt),
    check(
      'delivery_slots_window',
      sql`weekday between 0 and 6 and starts_at >= 0 and starts_at < ends_at and ends_at <= 1440`,
    ),
  ],
);
