import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { FeeRule } from '../domain/fee-rule.ts';

const polygon = customType<{ data: string }>({ dataType: () => 'polygon' });

/** Where a supplier delivers and for how much: an area is a polygon (lng, lat), a radius or a range of CEPs. Centavos. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Of a radius, corners around it, for the index: what lies within is measured. */
    shape: polygon(),
    centreLatitude: doublePrecision('centre_latitude'),
    centreLongitude: doublePrecision('centre_longitude'),
    radiusMetres: integer('radius_metres'),
    postalFrom: text('postal_from'),
    postalTo: text('postal_to'),
    fee: bigint({ mode: 'number' }).notNull(),
    /** What the fee depends on; null where it is the same for everyone. */
    feeRule: jsonb('fee_rule').$type<FeeRule>(),
    /** Orders of at least this much pay no fee. */
    freeFrom: bigint('free_from', { mode: 'number' }),
    minimumOrder: bigint('minimum_order', { mode: 'number' }).notNull().default(0),
    /** Hours from order to the earliest slot. */
    leadHours: integer('lead_hours').notNull().default(2),
    /** Minutes from midnight: from then on an order counts as the next day's. */
    cutOff: smallint('cut_off'),
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
    check(
      'delivery_areas_radius',
      sql`num_nulls(centre_latitude, centre_longitude, radius_metres) in (0, 3) and (radius_metres is null or (radius_metres > 0 and shape is not null))`,
    ),
    check('delivery_areas_cut_off', sql`cut_off is null or cut_off between 1 and 1439`),
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
    /** How many orders it takes on one day; null where there is no limit. */
    capacity: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('delivery_slots_by_window').on(t.supplierId, t.deliveryType, t.weekday, t.startsAt, t.endsAt),
    check(
      'delivery_slots_window',
      sql`weekday between 0 and 6 and starts_at >= 0 and starts_at < ends_at and ends_at <= 1440`,
    ),
    check('delivery_slots_capacity', sql`capacity is null or capacity > 0`),
  ],
);

/**
 * How many orders a window with a limit has on a day: one row, which orders wait for. Never more than it takes. Each store
 * hands out by itself; what goes to the doors has no store.
 */
export const slotDays = pgTable(
  'slot_days',
  {
    supplierId: uuid('supplier_id').notNull(),
    slotId: uuid('slot_id').notNull(),
    date: date().notNull(),
    /** The empty one where it is brought. */
    storeId: uuid('store_id').notNull().default(EMPTY_UUID),
    taken: integer().notNull(),
    /** As it was when the last place was claimed. */
    capacity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.slotId, t.date, t.storeId] }),
    foreignKey({
      columns: [t.supplierId, t.slotId],
      foreignColumns: [deliverySlots.supplierId, deliverySlots.id],
    }).onDelete('cascade'),
    check('slot_days_taken', sql`taken between 0 and capacity`),
  ],
);

/** Days on which a supplier neither delivers nor hands out. */
export const deliveryHolidays = pgTable(
  'delivery_holidays',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    date: date().notNull(),
    name: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.date] })],
);
