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
import { versionColumn } from '#platform/db/version.ts';
import type { FeeRule } from '../domain/fee-rule.ts';

const polygon = customType<{ data: string }>({ dataType: () => 'polygon' });

/** A supplier's delivery areas with their terms: polygon (lng, lat), radius or range of CEPs. Amounts in centavos. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    /** For a radius, a polygon around it for the index; the distance itself is calculated. */
    shape: polygon(),
    centreLatitude: doublePrecision('centre_latitude'),
    centreLongitude: doublePrecision('centre_longitude'),
    radiusMetres: integer('radius_metres'),
    postalFrom: text('postal_from'),
    postalTo: text('postal_to'),
    fee: bigint({ mode: 'number' }).notNull(),
    /** Null for a fixed fee. */
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
    version: versionColumn(),
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

/** A weekly window for delivery or pickup, in the shop's local time. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    deliveryType: text('delivery_type', { enum: ['delivery', 'pickup'] }).notNull(),
    /** 0 = Sunday. */
    weekday: smallint().notNull(),
    /** Minutes from midnight. */
    startsAt: smallint('starts_at').notNull(),
    endsAt: smallint('ends_at').notNull(),
    /** Orders per day; null for no limit. */
    capacity: integer(),
    version: versionColumn(),
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
 * Orders of a window with a capacity on a day. Concurrent orders wait for the row; the check keeps `taken` within the
 * capacity. For pickup there is a row per store.
 */
export const slotDays = pgTable(
  'slot_days',
  {
    supplierId: uuid('supplier_id').notNull(),
    slotId: uuid('slot_id').notNull(),
    date: date().notNull(),
    /** The empty UUID for delivery. */
    storeId: uuid('store_id').notNull().default(EMPTY_UUID),
    taken: integer().notNull(),
    /** The window's capacity when the last place was claimed. */
    capacity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.slotId, t.date, t.storeId] }),
    foreignKey({
      columns: [t.supplierId, t.slotId],
      foreignColumns: [deliverySlots.supplierId, deliverySlots.id],
    }).onDelete('cascade'),
    // Days that are over are deleted.
    index('slot_days_by_date').on(t.date),
    check('slot_days_taken', sql`taken between 0 and capacity`),
  ],
);

/** Days on which a supplier has no windows. */
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
