/** When and where a rule of prices applies, in words. */
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import type { SalesChannel } from '../domain/buyer.ts';
import type { Validity } from '../domain/policy.ts';

/** As they are chosen. */
export const CHANNELS = [
  { value: 'WEB', label: 'Na loja' },
  { value: 'MANUAL', label: 'Com um atendente' },
] as const satisfies readonly { readonly value: SalesChannel; readonly label: string }[];

/** 'de 01/12/2026 às 08:00 até 10/12/2026 às 00:00', 'Sempre'. */
export function validityWords({ from, until }: Validity, zone: TimeZone): string {
  if (from === undefined && until === undefined) return 'Sempre';
  const begins = from === undefined ? '' : `de ${formatDateTime(from, zone)}`;
  const ends = until === undefined ? '' : `até ${formatDateTime(until, zone)}`;
  return [begins, ends].filter(Boolean).join(' ');
}

/** 'Na loja'; 'Todos' where none, or each, is named. */
export function channelsWords(channels: readonly SalesChannel[]): string {
  const named = CHANNELS.filter(({ value }) => channels.includes(value));
  return named.length === 0 || named.length === CHANNELS.length
    ? 'Todos'
    : named.map(({ label }) => label).join(', ');
}
