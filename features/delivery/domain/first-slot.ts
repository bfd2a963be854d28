/** When goods can be received first, which cards and homes say. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { addDays, weekdayOf } from '#kernel/time/calendar.ts';
import { weekdayWord } from '#kernel/time/weekdays.ts';
import type { DeliveryOption } from './delivery-option.ts';
import { isFull, type SlotChoice } from './slots.ts';

export interface FirstSlot extends Pick<SlotChoice, 'date' | 'startsAt' | 'endsAt'> {
  readonly type: DeliveryType;
  /** Of a pickup at a store that has a name. */
  readonly storeName?: string;
}

/** The earliest one with room. Undefined without slots: then nothing can be promised. */
export function firstSlot(options: readonly DeliveryOption[]): FirstSlot | undefined {
  const all = options.flatMap(({ type, name, slots }) =>
    slots
      .filter((slot) => !isFull(slot))
      .map(({ date, startsAt, endsAt }): FirstSlot => {
        const when = { type, date, startsAt, endsAt };
        return type === 'pickup' && name !== '' ? { ...when, storeName: name } : when;
      }),
  );
  const [first] = all.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) || one.startsAt - other.startsAt || one.endsAt - other.endsAt,
  );
  return first;
}

/** Beyond it a weekday would name the wrong week. */
const DAYS_BY_NAME = 6;

/** 'hoje', 'amanhã', 'quinta', '22/11'. Dates are of the shop. */
export function dayWords(date: string, today: string): string {
  if (date === today) return 'hoje';
  if (date === addDays(today, 1)) return 'amanhã';
  if (date > today && date <= addDays(today, DAYS_BY_NAME)) return weekdayWord(weekdayOf(date));
  return date.split('-').slice(1).reverse().join('/');
}

/** 'Entrega hoje', 'Chega amanhã', 'Retire quinta'. */
export function promiseWords({ type, date }: Pick<FirstSlot, 'type' | 'date'>, today: string): string {
  const day = dayWords(date, today);
  if (type === 'pickup') return `Retire ${day}`;
  return date === today ? `Entrega ${day}` : `Chega ${day}`;
}
