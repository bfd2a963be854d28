import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { defined } from '#kernel/defined.ts';
import { weekdayOf } from '#kernel/time/calendar.ts';
import type { OfferedSlot, SlotChoice } from '../domain/slots.ts';
import type { WireSlot } from './delivery-option.schema.ts';

export const slotToWire = (slot: OfferedSlot): WireSlot => ({
  id: slot.slotId,
  data_de_entrega: slot.date,
  inicio: formatClockTime(slot.startsAt),
  fim: formatClockTime(slot.endsAt),
  descricao: slotText(slot),
  ...defined({ vagas: slot.left }),
});

export const slotFromWire = (wire: WireSlot): OfferedSlot => ({
  slotId: wire.id,
  date: wire.data_de_entrega,
  startsAt: minutesOf(wire.inicio),
  endsAt: minutesOf(wire.fim),
  ...defined({ left: wire.vagas }),
});

const WEEKDAYS = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'];

/** 'sáb., 22/11, 8h–12h' */
export function slotText({ date, startsAt, endsAt }: Omit<SlotChoice, 'slotId'>): string {
  const [, month, day] = date.split('-');
  return `${WEEKDAYS[weekdayOf(date)]}, ${day}/${month}, ${spokenTime(startsAt)}–${spokenTime(endsAt)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const spokenTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : twoDigits(minutes % 60)}`;
