import type { Instant } from '#kernel/scope.ts';
import { addDays, formatDay } from '#kernel/time/calendar.ts';
import { dayAt, formatDateTime, formatTime, type TimeZone } from '#kernel/time/time-zone.ts';
import type { ShownDesk } from '../contract/desk.wire.ts';
import type { ChatMessage } from '../domain/chat-message.ts';
import type { ChatSide } from '../domain/chat-side.ts';

/** What each side reads about the other one. */
export const otherSideWords: Readonly<
  Record<ChatSide, { readonly types: string; readonly hasRead: string }>
> = {
  client: { types: 'A loja está escrevendo…', hasRead: 'Lida pela loja' },
  shop: { types: 'O cliente está escrevendo…', hasRead: 'Lida pelo cliente' },
};

/** 'Hoje', 'Ontem' or '21/11/2026'. */
export function dayWords(at: Instant, now: Instant, zone: TimeZone): string {
  const day = dayAt(at, zone);
  const today = dayAt(now, zone);
  if (day === today) return 'Hoje';
  return day === addDays(today, -1) ? 'Ontem' : formatDay(day);
}

/** '14:32' today, else the day. */
export const whenWords = (at: Instant, now: Instant, zone: TimeZone): string =>
  dayAt(at, zone) === dayAt(now, zone) ? formatTime(at, zone) : dayWords(at, now, zone);

/** When and how fast the shop answers; empty where it does not say. */
export function deskWords(desk: ShownDesk, zone: TimeZone): string {
  const opens =
    desk.isOpen || desk.opensAt === undefined
      ? ''
      : `A loja está fechada e responde a partir de ${formatDateTime(desk.opensAt, zone)}.`;
  const hours = desk.hours === '' || opens !== '' ? '' : `Atendimento: ${desk.hours}.`;
  return [opens, hours, desk.answerTime].filter((words) => words !== '').join(' ');
}

/** A message in one line; what the reader's own side wrote begins with the writer. */
export function previewOf(
  { side, kind, text, attachment }: ChatMessage,
  readerSide: ChatSide,
  writer = 'Você',
): string {
  const what = text !== '' ? text : kind === 'picture' ? 'Imagem' : (attachment?.name ?? 'Documento');
  return side === readerSide ? `${writer}: ${what}` : what;
}
