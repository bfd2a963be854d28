import type { Instant } from '#kernel/scope.ts';

const day = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

/** '21/11/2026', in São Paulo. */
export const dayWords = (instant: Instant): string => day.format(instant);
