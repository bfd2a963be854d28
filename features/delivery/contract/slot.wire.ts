import { weekdayOf } from '../domain/local-date.ts';
import type { SlotChoice } from '../domain/slots.ts';
import type { WireSlot } from './delivery-option.schema.ts';

export const slotToWire = (slot: SlotChoice): WireSlot => ({
  id: slot.slotId,
  data_de_entrega: slot.date,
  inicio: clockTime(slot.startsAt),
  fim: clockTime(slot.endsAt),
  descricao: slotText(slot),
});

export const slotFromWire = (wire: WireSlot): SlotChoice => ({
  slotId: wire.id,
  date: wire.data_de_entrega,
  startsAt: minutesOf(wire.inicio),
  endsAt: minutesOf(wire.fim),
});

const WEEKDAYS = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'];

/** 'sáb., 22/11, 8h–12h' */
export function slotText({ date, startsAt, endsAt }: Omit<SlotChoice, 'slotId'>): string {
  const [, month, day] = date.split('-');
  return `${WEEKDAYS[weekdayOf(date)]}, ${day}/${month}, ${spokenTime(startsAt)}–${spokenTime(endsAt)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const clockTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const spokenTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : twoDigits(minutes % 60)}`;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
