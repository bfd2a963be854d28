import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { FirstSlot } from '../domain/first-slot.ts';
import type { WireFirstSlot } from './first-slot.schema.ts';

/** With the shop's date at that moment, by which 'hoje' is meant. */
export interface DatedFirstSlot extends FirstSlot {
  readonly today: string;
}

export const firstSlotToWire = ({
  type,
  date,
  today,
  startsAt,
  endsAt,
  storeName,
}: DatedFirstSlot): WireFirstSlot => ({
  tipoEntrega: deliveryTypeToWire(type),
  data: date,
  hoje: today,
  inicio: formatClockTime(startsAt),
  fim: formatClockTime(endsAt),
  ...defined({ loja: storeName }),
});

export const firstSlotFromWire = (wire: WireFirstSlot): DatedFirstSlot => ({
  type: deliveryTypeFromWire(wire.tipoEntrega),
  date: wire.data,
  today: wire.hoje,
  startsAt: minutesOf(wire.inicio),
  endsAt: minutesOf(wire.fim),
  ...defined({ storeName: wire.loja }),
});
