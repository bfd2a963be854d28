import { defined } from '#kernel/defined.ts';
import type { OpeningHours } from '../domain/contact/opening-hours.ts';
import { type Store, UNNAMED_STORE } from '../domain/shop-details.ts';
import { formatClockTime, minutesOf } from './clock-time.ts';
import type { WireOpening, WireStore } from './shop.schema.ts';

export const openingToWire = (opening: readonly OpeningHours[]): WireOpening[] =>
  opening.map(({ weekday, opensAt, closesAt }) => ({
    dia: weekday,
    abre: formatClockTime(opensAt),
    fecha: formatClockTime(closesAt),
  }));

export const openingFromWire = (wire: readonly WireOpening[]): OpeningHours[] =>
  wire.map(({ dia, abre, fecha }) => ({
    weekday: dia,
    opensAt: minutesOf(abre),
    closesAt: minutesOf(fecha),
  }));

export const storeToWire = (store: Store): WireStore => ({
  idloja: store.id,
  nome: store.name || UNNAMED_STORE,
  descricao_endereco_loja: store.addressText,
  lat: store.latitude,
  lng: store.longitude,
  horario: store.hours,
  ...defined({
    abertura: store.opening === undefined ? undefined : openingToWire(store.opening),
    prazoHoras: store.leadHours,
  }),
});

export const storeFromWire = (wire: WireStore): Store => ({
  id: wire.idloja,
  name: wire.nome,
  addressText: wire.descricao_endereco_loja,
  latitude: wire.lat,
  longitude: wire.lng,
  hours: wire.horario,
  ...defined({
    opening: wire.abertura === undefined ? undefined : openingFromWire(wire.abertura),
    leadHours: wire.prazoHoras,
  }),
});
