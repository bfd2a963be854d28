import type { Instant } from '#kernel/scope.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody has waited: 'agora', '12 min', '3 h', '2 dias'. */
export function waitWords(since: Instant, now: Instant): string {
  const wait = Math.max(0, now - since);
  if (wait < MINUTE) return 'agora';
  if (wait < HOUR) return `${Math.floor(wait / MINUTE)} min`;
  if (wait < DAY) return `${Math.floor(wait / HOUR)} h`;
  const days = Math.floor(wait / DAY);
  return days === 1 ? '1 dia' : `${days} dias`;
}

/** The same as a sentence, for screen readers. */
export const waitSentence = (since: Instant, now: Instant): string =>
  now - since < MINUTE ? 'Espera desde agora' : `Espera há ${waitWords(since, now)}`;

/** After this a wait stands out. */
const LONG = 15 * MINUTE;
export const isLongWait = (since: Instant, now: Instant): boolean => now - since >= LONG;
