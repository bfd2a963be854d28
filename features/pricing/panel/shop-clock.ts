/** Moments as date fields hold them: by the shop's clock, to the minute. */
import { timeZoneOf, type Zoned } from '#features/suppliers/domain/time-zone.ts';
import type { Instant } from '#kernel/scope.ts';
import { clockAt, instantOfWallClock } from '#kernel/time/time-zone.ts';

/** '2026-12-24T09:30'; '' for no moment. */
export function shopClock(at: Instant | undefined, shop: Zoned): string {
  if (at === undefined) return '';
  const { date, minutes } = clockAt(at, timeZoneOf(shop));
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** For the API; undefined for an empty field. A moment that nobody touched keeps its seconds. */
export function momentOfField(typed: string, shop: Zoned, stored: Instant | undefined): string | undefined {
  if (typed === '') return undefined;
  const same = stored !== undefined && shopClock(stored, shop) === typed;
  return new Date(same ? stored : instantOfWallClock(typed, timeZoneOf(shop))).toISOString();
}
