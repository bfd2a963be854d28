import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { openingFromWire } from '#features/suppliers/contract/store.wire.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import type { WeeklySlot } from '../domain/slots.ts';
import type { WireOpeningBody, WirePanelSlot, WireSlotBody } from './panel-fields.schema.ts';

type TypedSlot = WeeklySlot & { readonly deliveryType: DeliveryType };

export const newSlotFromWire = (wire: WireSlotBody): Omit<TypedSlot, 'id'> => ({
  deliveryType: deliveryTypeFromWire(wire.tipoEntrega),
  weekday: wire.dia,
  startsAt: minutesOf(wire.inicio),
  endsAt: minutesOf(wire.fim),
  ...(wire.capacidade == null ? {} : { capacity: wire.capacidade }),
});

type VersionedSlot = TypedSlot & { readonly version: number };

export const panelSlotToWire = (slot: VersionedSlot): WirePanelSlot => ({
  idjanela: slot.id,
  tipoEntrega: deliveryTypeToWire(slot.deliveryType),
  dia: slot.weekday,
  inicio: formatClockTime(slot.startsAt),
  fim: formatClockTime(slot.endsAt),
  capacidade: slot.capacity ?? null,
  versao: slot.version,
});

export const panelSlotFromWire = ({ idjanela, versao, ...wire }: WirePanelSlot): VersionedSlot => ({
  ...newSlotFromWire(wire),
  id: idjanela,
  version: versao,
});

export const newSlotToWire = (slot: Omit<TypedSlot, 'id'>): WireSlotBody => {
  const { idjanela: _, versao: __, ...wire } = panelSlotToWire({ ...slot, id: '', version: 1 });
  return wire;
};

type Hours = Required<Pick<Store, 'opening'>> & Pick<Store, 'leadHours'>;

export const slotHoursFromWire = ({ abertura, prazoHoras }: WireOpeningBody): Hours => ({
  opening: openingFromWire(abertura),
  ...(prazoHoras == null ? {} : { leadHours: prazoHoras }),
});
