import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { EMPTY_UUID, type SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { type Calendar, FARTHEST_DAY, type WeeklySlot } from '../domain/slots.ts';
import { deliveryHolidays, deliverySlots, slotDays } from './delivery.tables.ts';

export interface TypedSlot extends WeeklySlot {
  readonly deliveryType: DeliveryType;
}

/** As staff edit it. */
export interface VersionedSlot extends TypedSlot {
  readonly version: number;
}

/** A supplier's windows with its holidays and taken places. */
export interface DeliverySchedule {
  readonly weekly: readonly TypedSlot[];
  readonly calendar: Required<Calendar>;
}

const [supplier, from] = [sql.placeholder('supplierId'), sql.placeholder('from')];

/** One query: every row includes the holidays, which are few. */
const selectSlots = prepared((db) =>
  db
    .select({
      id: deliverySlots.id,
      deliveryType: deliverySlots.deliveryType,
      weekday: deliverySlots.weekday,
      startsAt: deliverySlots.startsAt,
      endsAt: deliverySlots.endsAt,
      capacity: deliverySlots.capacity,
      holidays: sql<string[] | null>`(
        select jsonb_agg(${deliveryHolidays.date}) from ${deliveryHolidays}
        where ${deliveryHolidays.supplierId} = ${supplier} and ${deliveryHolidays.date} >= ${from}::date
          and ${deliveryHolidays.date} < ${from}::date + ${sql.raw(String(FARTHEST_DAY))})`,
    })
    .from(deliverySlots)
    .where(eq(deliverySlots.supplierId, supplier))
    .orderBy(asc(deliverySlots.weekday), asc(deliverySlots.startsAt), asc(deliverySlots.id))
    .limit(500)
    .prepare('delivery_schedule'),
);

/** The cached part: orders don't change it. */
const windowsOf = cachedQuery('delivery_schedule', async (db, supplierId, today: string) => {
  const rows = await selectSlots(db).execute({ supplierId, from: today });
  return {
    weekly: rows.map(({ holidays: _, ...row }) => slotOfRow(row)),
    holidays: rows[0]?.holidays ?? [],
  };
});

/** The days on which windows with a capacity have orders. */
const selectTaken = prepared((db) =>
  db
    .select({
      slotId: slotDays.slotId,
      date: slotDays.date,
      storeId: slotDays.storeId,
      taken: slotDays.taken,
    })
    .from(slotDays)
    .where(and(eq(slotDays.supplierId, supplier), sql`${slotDays.date} >= ${from}::date`))
    .prepare('slot_days_taken'),
);

const slotDayKey = (slotId: string, date: string, storeId: string): string => `${slotId} ${date} ${storeId}`;

/** From `today` on. Taken places are only queried if a window has a capacity, and are never cached. */
export async function scheduleOf(db: Db, supplierId: SupplierId, today: string): Promise<DeliverySchedule> {
  const { weekly, holidays } = await windowsOf(db, supplierId, today);
  const limited = weekly.some(({ capacity }) => capacity !== undefined);
  const days = limited ? await selectTaken(db).execute({ supplierId, from: today }) : [];
  const taken = new Map(days.map((day) => [slotDayKey(day.slotId, day.date, day.storeId), day.taken]));
  return {
    weekly,
    calendar: {
      holidays: new Set(holidays),
      taken: (slotId, date, storeId = EMPTY_UUID) => taken.get(slotDayKey(slotId, date, storeId)) ?? 0,
    },
  };
}

type SlotRow = Omit<typeof deliverySlots.$inferSelect, 'supplierId' | 'version'>;

export const slotOfRow = ({ capacity, ...row }: SlotRow): TypedSlot => ({
  ...row,
  ...(capacity === null ? {} : { capacity }),
});

/** An existing window keeps its id and capacity. */
export async function putSlot(
  db: Db,
  { capacity, ...slot }: TypedSlot & { readonly supplierId: SupplierId },
): Promise<void> {
  await db
    .insert(deliverySlots)
    .values({ ...slot, capacity: capacity ?? null })
    .onConflictDoNothing();
}

interface SlotDay {
  readonly slotId: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** Only for pickup. */
  readonly storeId?: string;
}

/**
 * Takes one place of a window with a capacity, if one is left. Concurrent orders wait for the row and then see its new
 * count; a rollback returns the place.
 */
export async function takePlace(
  db: Db,
  supplierId: SupplierId,
  { slotId, date, storeId = EMPTY_UUID }: SlotDay,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${slotDays} as held (supplier_id, slot_id, date, store_id, taken, capacity)
    select ${deliverySlots.supplierId}, ${deliverySlots.id}, ${date}::date, ${storeId}::uuid, 1, ${deliverySlots.capacity}
    from ${deliverySlots}
    where ${deliverySlots.supplierId} = ${supplierId} and ${deliverySlots.id} = ${slotId}
      and ${deliverySlots.capacity} is not null
    on conflict (supplier_id, slot_id, date, store_id) do update set taken = held.taken + 1, capacity = excluded.capacity
    where held.taken < excluded.capacity
    returning held.taken`);
  return rows.length > 0;
}

/** Returns a place; does nothing if the window was deleted. */
export async function giveBackPlace(
  db: Db,
  supplierId: SupplierId,
  { slotId, date, storeId = EMPTY_UUID }: SlotDay,
): Promise<void> {
  await db
    .update(slotDays)
    .set({ taken: sql`${slotDays.taken} - 1` })
    .where(
      and(
        eq(slotDays.supplierId, supplierId),
        eq(slotDays.slotId, slotId),
        eq(slotDays.date, date),
        eq(slotDays.storeId, storeId),
        sql`${slotDays.taken} > 0`,
      ),
    );
}
