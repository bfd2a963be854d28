/** Moments between a form, which has the shop's wall clock, and the wire. */
import type { Instant } from '#kernel/scope.ts';
import { formatDateTime, instantOfWallClock, localMillis, type TimeZone } from '#kernel/time/time-zone.ts';

/** 'YYYY-MM-DDTHH:mm'; '' for none. */
export const wallClockOf = (at: Instant | undefined, zone: TimeZone): string =>
  at === undefined ? '' : new Date(localMillis(at, zone)).toISOString().slice(0, 16);

/** null for ''. */
export const momentToWire = (typed: string, zone: TimeZone): string | null =>
  typed === '' ? null : new Date(instantOfWallClock(typed, zone)).toISOString();

/** 'de 01/12/2026 às 08:00 até 24/12/2026 às 23:59' */
export function periodWords(
  { from, until }: { readonly from?: Instant; readonly until?: Instant },
  zone: TimeZone,
): string {
  const start = from === undefined ? '' : `de ${formatDateTime(from, zone)}`;
  const end = until === undefined ? '' : `até ${formatDateTime(until, zone)}`;
  return [start, end].filter(Boolean).join(' ');
}
