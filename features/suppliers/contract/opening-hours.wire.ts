import type { OpeningHours } from '../domain/opening-hours.ts';
import { clockTime, minutesOf } from './clock-time.ts';
import type { WireOpening } from './shop.schema.ts';

export const openingToWire = (opening: readonly OpeningHours[]): WireOpening[] =>
  opening.map(({ weekday, opensAt, closesAt }) => ({
    dia: weekday,
    abre: clockTime(opensAt),
    fecha: clockTime(closesAt),
  }));

export const openingFromWire = (wire: readonly WireOpening[]): OpeningHours[] =>
  wire.map(({ dia, abre, fecha }) => ({
    weekday: dia,
    opensAt: minutesOf(abre),
    closesAt: minutesOf(fecha),
  }));
