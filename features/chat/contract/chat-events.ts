/**
 * The socket's events. A page connects to `LIVE_PATH` with the ticket of `chatTicketEndpoint` (a shopper) or
 * `panelChatTicketEndpoint` (staff) as `auth.token`, with at most `CHAT_RETRIES` attempts, and sends `handshake` or
 * `handshake-room`; both are acknowledged. Messages are sent by ordinary calls.
 */
import type { WireMessage } from './fields.schema.ts';

/** Spec 7: retries default to 5. */
export const CHAT_RETRIES = 5;

/** Sent by a page: receive what happens in all rooms that the person may see. Acknowledged with `HandshakeAnswer`. */
export const HANDSHAKE = 'handshake';
/** Sent by a page with `{ sala }`: that room's typing and read marks, too, instead of those of the room before. */
export const HANDSHAKE_ROOM = 'handshake-room';
/** Sent by a page with `{ sala }` while its person types, at most every `TYPING_INTERVAL`; received as `TypingEvent`. */
export const TYPING = 'digitando';

/** A new message: `WireMessage`. */
export const MESSAGE = 'mensagem';
/** A room was opened, closed, reopened, handed over or read: `RoomEvent`. */
export const ROOM_CHANGED = 'sala';
/** Events may have been missed: everything has to be fetched again, messages with `apos` the last one's number. */
export const CHAT_MISSED = 'salas';

/** Milliseconds. */
export const TYPING_INTERVAL = 3_000;
/** That somebody types is shown for so long after the event. Milliseconds. */
export const TYPING_SHOWN = 5_000;

type WireSide = WireMessage['lado'];

export interface RoomEvent {
  readonly sala: string;
  readonly situacao: 'ABERTA' | 'FECHADA';
  readonly total_mensagens: number;
  readonly lidas: { readonly cliente: number; readonly loja: number };
  readonly atendente: string | null;
}
export interface TypingEvent {
  readonly sala: string;
  readonly lado: WireSide;
}
export type HandshakeAnswer =
  | { readonly ok: true; readonly nao_lidas: number }
  | { readonly ok: false; readonly message: string };
/** `total_mensagens`: what the page has not got is fetched with `apos`. */
export type RoomHandshakeAnswer =
  | ({ readonly ok: true } & RoomEvent)
  | { readonly ok: false; readonly message: string };
