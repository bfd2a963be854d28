/** What the form of a store holds, as a person types it. */
import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import type { OpeningHours } from '#features/suppliers/domain/contact/opening-hours.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';

export interface StoreValues {
  name: string;
  addressText: string;
  /** '-8.0476, -34.8770' */
  position: string;
  hours: string;
  leadHours: number | null;
  /** For each weekday, Sunday first: '08:00-12:00, 14:00-18:00'; '' is closed. */
  opening: string[];
}

export const storeValues = (store: Omit<Store, 'id'> | undefined): StoreValues => ({
  name: store?.name ?? '',
  addressText: store?.addressText ?? '',
  position: store === undefined ? '' : `${store.latitude}, ${store.longitude}`,
  hours: store?.hours ?? '',
  leadHours: store?.leadHours ?? null,
  opening: [0, 1, 2, 3, 4, 5, 6].map((day) => openingText(store?.opening ?? [], day)),
});

/** Throws for a position or hours that `positionIn` and `openingIn` do not read: the form asks them first. */
export function storeOf(values: StoreValues): Omit<Store, 'id'> {
  const position = positionIn(values.position);
  const opening = values.opening.map(openingIn);
  if (position === undefined || opening.includes(undefined)) throw new Error('the form let bad values pass');
  return {
    name: values.name,
    addressText: values.addressText,
    ...position,
    hours: values.hours,
    opening: opening.flatMap((periods, weekday) => (periods ?? []).map((period) => ({ weekday, ...period }))),
    ...(values.leadHours === null ? {} : { leadHours: values.leadHours }),
  };
}

export function positionIn(
  text: string,
): { readonly latitude: number; readonly longitude: number } | undefined {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const [lat, lng] = [Number(latitude), Number(longitude)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : undefined;
}

type Period = Omit<OpeningHours, 'weekday'>;

/** '8h-12h, 14:00 às 18:30' → two periods; undefined for what is none. */
export function openingIn(text: string): readonly Period[] | undefined {
  if (text.trim() === '') return [];
  const periods: Period[] = [];
  for (const part of text.split(/[,;]|\be\b/)) {
    const [, opensAt, closesAt] = /^\s*(\S+?)\s*(?:-|–|às|a|até)\s*(\S+)\s*$/.exec(part) ?? [];
    const [opens, closes] = [timeIn(opensAt), timeIn(closesAt)];
    if (opens === undefined || closes === undefined || opens >= closes) return undefined;
    periods.push({ opensAt: opens, closesAt: closes });
  }
  return periods;
}

/** '8', '8h', '8h30', '08:30' → minutes. */
function timeIn(text: string | undefined): number | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[h:](\d{2})?)?$/.exec(text ?? '') ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const time = minutesOf(`${hours}:${minutes}`);
  return time <= 24 * 60 ? time : undefined;
}

const openingText = (opening: readonly OpeningHours[], day: number): string =>
  opening
    .filter(({ weekday }) => weekday === day)
    .map(({ opensAt, closesAt }) => `${formatClockTime(opensAt)}-${formatClockTime(closesAt)}`)
    .join(', ');
