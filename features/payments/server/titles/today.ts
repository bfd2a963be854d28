import type { Instant } from '#kernel/scope.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The current day in São Paulo, 'YYYY-MM-DD'. */
export const todayOf = (now: Instant): string => day.format(now);
