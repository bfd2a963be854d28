/** Dates and times in São Paulo, whatever the time zone of the browser or the server. */
import type { Instant } from '#kernel/scope.ts';

const timeZone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
const time = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** For example '21/11/2026 às 14:32'. */
export const dayAndTime = (instant: Instant): string => `${day.format(instant)} às ${time.format(instant)}`;

/** For example '21/11/2026'. */
export const dayOf = (instant: Instant): string => day.format(instant);
