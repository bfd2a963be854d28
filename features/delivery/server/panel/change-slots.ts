/** Staff manage weekly windows, holidays and opening hours. Every change is in the audit log. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { areDistinct } from '#features/suppliers/domain/contact/opening-hours.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import { setOpening, type VersionedStore } from '#features/suppliers/server/stores.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { isDay } from '#kernel/time/calendar.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { CalendarRefusal } from '../../contract/panel-texts.ts';
import { type Holiday, MAX_HOLIDAYS } from '../../domain/holiday.ts';
import type { TypedSlot, VersionedSlot } from '../delivery-slot.store.ts';
import { lockDelivery } from './panel-areas.store.ts';
import {
  allHolidays,
  allSlots,
  removeHoliday,
  removeSlot,
  saveHoliday,
  saveSlot,
} from './panel-slots.store.ts';

type Changed<Value> = Promise<Result<Value, { readonly code: CalendarRefusal }>>;
type NewSlot = Omit<TypedSlot, 'id'>;

/** The limit of the query in `delivery-slot.store.ts`. */
const MAX_SLOTS = 500;

export const addSlot = (context: StaffContext, wanted: NewSlot): Changed<VersionedSlot> =>
  inTransaction(context, async (inside) => {
    await lockDelivery(inside.db, inside.supplier.id);
    const there = await allSlots(inside.db, inside.supplier.id);
    if (there.length >= MAX_SLOTS) return refuse({ code: 'too-many-slots' });
    return writeSlot(inside, { before: undefined, others: there, id: newId() }, wanted);
  });

/** Without a version the last to save wins. Existing orders keep what was agreed. */
export const changeSlot = (
  context: StaffContext,
  { id, version }: { readonly id: string; readonly version?: number },
  wanted: NewSlot,
): Promise<Result<VersionedSlot, { readonly code: CalendarRefusal } | ChangedByOther<VersionedSlot>>> =>
  inTransaction(context, async (inside) => {
    await lockDelivery(inside.db, inside.supplier.id);
    const there = await allSlots(inside.db, inside.supplier.id);
    const before = there.find((slot) => slot.id === id);
    if (before === undefined) return refuse({ code: 'slot-not-found' });
    if (version !== undefined && version !== before.version) return changedByOther(before);
    return writeSlot(inside, { before, others: there.filter((slot) => slot !== before), id }, wanted);
  });

interface SlotChange {
  readonly before: TypedSlot | undefined;
  readonly others: readonly TypedSlot[];
  readonly id: string;
}

async function writeSlot(
  inside: StaffContext,
  { before, others, id }: SlotChange,
  wanted: NewSlot,
): Changed<VersionedSlot> {
  if (wanted.startsAt >= wanted.endsAt) return refuse({ code: 'slot-without-time' });
  if (others.some((slot) => isSameWindow(slot, wanted))) return refuse({ code: 'slot-there-already' });
  const after = await saveSlot(inside.db, inside.supplier.id, { ...wanted, id });
  await recordChangeOf(inside, { action: 'delivery-slot.changed', subjectId: id, before, after });
  return accept(after);
}

/** Existing orders keep the window. */
export const dropSlot = (context: StaffContext, id: string): Changed<VersionedSlot> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockDelivery(db, supplier.id);
    const before = (await allSlots(db, supplier.id)).find((slot) => slot.id === id);
    if (before === undefined) return refuse({ code: 'slot-not-found' });
    await removeSlot(db, supplier.id, id);
    await recordChangeOf(inside, { action: 'delivery-slot.changed', subjectId: id, before });
    return accept(before);
  });

export const putHoliday = (context: StaffContext, wanted: Holiday): Changed<Holiday> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (!isDay(wanted.date)) return refuse({ code: 'no-such-day' });
    await lockDelivery(db, supplier.id);
    const there = await allHolidays(db, supplier.id);
    const before = there.find(({ date }) => date === wanted.date);
    if (before === undefined && there.length >= MAX_HOLIDAYS) return refuse({ code: 'too-many-holidays' });
    await saveHoliday(db, supplier.id, wanted);
    await recordChangeOf(inside, { ...ofHolidays(inside), before, after: wanted });
    return accept(wanted);
  });

const ofHolidays = ({ supplier }: StaffContext) =>
  ({ action: 'delivery-holiday.changed', subjectId: supplier.id }) as const;

/** Idempotent. */
export const dropHoliday = (context: StaffContext, date: string): Changed<Holiday> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (!isDay(date)) return refuse({ code: 'no-such-day' });
    await lockDelivery(db, supplier.id);
    const before = (await allHolidays(db, supplier.id)).find((holiday) => holiday.date === date);
    if (before === undefined) return accept({ date, name: '' });
    await removeHoliday(db, supplier.id, date);
    await recordChangeOf(inside, { ...ofHolidays(inside), before });
    return accept(before);
  });

type Hours = Required<Pick<Store, 'opening'>> & Pick<Store, 'leadHours'>;

export const changeOpening = (context: StaffContext, id: string, hours: Hours): Changed<VersionedStore> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (!areDistinct(hours.opening)) return refuse({ code: 'hours-overlap' });
    await lockDelivery(db, supplier.id);
    const before = (await storesOf(inside)).find((store) => store.id === id);
    const after = before && (await setOpening(db, supplier.id, id, hours));
    if (after === undefined) return refuse({ code: 'store-not-found' });
    const change = { action: 'store-hours.changed', subjectId: id, before, after } as const;
    await recordChangeOf(inside, change, hoursOf);
    return accept(after);
  });

const hoursOf = ({ opening = [], leadHours }: Store) => ({ opening, leadHours: leadHours ?? null });

const isSameWindow = (one: NewSlot, other: NewSlot): boolean =>
  one.deliveryType === other.deliveryType &&
  one.weekday === other.weekday &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt;
