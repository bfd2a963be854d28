import type { Instant } from '#kernel/scope.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The day in the shops, 'YYYY-MM-DD': when something is due is said in days of theirs. */
export const todayOf = (now: Instant): string => day.format(now);
