import type { Instant } from '#kernel/scope.ts';
import type { LocalClock } from '../domain/local-date.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const MINUTE = 60_000;
let latest: { readonly minute: number; readonly clock: LocalClock } | undefined;

/** Date and time in São Paulo, the time zone of delivery windows. Cached for each minute. */
export function saoPauloClock(now: Instant): LocalClock {
  const minute = Math.floor(now / MINUTE);
  if (latest?.minute !== minute) latest = { minute, clock: clockAt(now) };
  return latest.clock;
}

function clockAt(now: Instant): LocalClock {
  const shown = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${shown.year}-${shown.month}-${shown.day}`,
    minutes: Number(shown.hour) * 60 + Number(shown.minute),
  };
}
