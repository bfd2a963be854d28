import { formatClockTime, minutesOf } from '#features/suppliers/contract/clock-time.ts';
import { defined } from '#kernel/defined.ts';
import type { PageRange } from '#kernel/page.ts';
import type { ChatMessage, MessageKind } from '../domain/chat-message.ts';
import { CHAT_PAGE_SIZE, type ChatRoom, type RoomChannel } from '../domain/chat-room.ts';
import type { ChatSide } from '../domain/chat-side.ts';
import type { OfficeHours } from '../domain/office-hours.ts';
import type { RoomEvent } from './chat-events.ts';
import type { WireHours, WireMessage, WireRoom } from './fields.schema.ts';

const SIDES: Readonly<Record<ChatSide, WireMessage['lado']>> = { client: 'CLIENTE', shop: 'LOJA' };
const KINDS: Readonly<Record<MessageKind, WireMessage['tipo']>> = {
  text: 'TEXTO',
  picture: 'IMAGEM',
  document: 'DOCUMENTO',
};
const CHANNELS: Readonly<Record<RoomChannel, WireRoom['canal']>> = { shop: 'LOJA', order: 'PEDIDO' };

export const sideToWire = (side: ChatSide): WireMessage['lado'] => SIDES[side];
export const sideFromWire = (wire: WireMessage['lado']): ChatSide => (wire === 'LOJA' ? 'shop' : 'client');
export const stateToWire = (closed: boolean): WireRoom['situacao'] => (closed ? 'FECHADA' : 'ABERTA');

const kindFromWire = (wire: WireMessage['tipo']): MessageKind =>
  wire === 'TEXTO' ? 'text' : wire === 'IMAGEM' ? 'picture' : 'document';

/** Whose account was deleted. */
const DELETED_AUTHOR = 'Conta excluída';

const moment = (at: number): string => new Date(at).toISOString();

export const messageToWire = (message: ChatMessage): WireMessage => ({
  idmensagem: message.id,
  sala: message.roomId,
  numero: message.number,
  lado: sideToWire(message.side),
  autor: message.author || DELETED_AUTHOR,
  tipo: KINDS[message.kind],
  texto: message.text,
  anexo:
    message.attachment === undefined
      ? null
      : {
          nome: message.attachment.name,
          tipo: message.attachment.mediaType,
          bytes: message.attachment.bytes,
          largura: message.attachment.width ?? null,
          altura: message.attachment.height ?? null,
        },
  enviada_em: moment(message.sentAt),
});

export const messageFromWire = (wire: WireMessage): ChatMessage => ({
  id: wire.idmensagem,
  roomId: wire.sala,
  number: wire.numero,
  side: sideFromWire(wire.lado),
  author: wire.autor,
  kind: kindFromWire(wire.tipo),
  text: wire.texto,
  ...(wire.anexo === null
    ? {}
    : {
        attachment: {
          name: wire.anexo.nome,
          mediaType: wire.anexo.tipo,
          bytes: wire.anexo.bytes,
          ...defined({ width: wire.anexo.largura ?? undefined, height: wire.anexo.altura ?? undefined }),
        },
      }),
  sentAt: Date.parse(wire.enviada_em),
});

/** `reader`: whose unread messages are counted. */
export const roomToWire = (room: ChatRoom, reader: ChatSide): WireRoom => ({
  sala: room.id,
  canal: CHANNELS[room.channel],
  numpedido: room.orderNumber ?? null,
  ...roomStateToWire(room),
  nao_lidas: room.unread[reader],
  ultima: room.last === undefined ? null : messageToWire(room.last),
  aberta_em: moment(room.openedAt),
  alterada_em: moment(room.changedAt),
});

type RoomState = Pick<ChatRoom, 'closed' | 'total' | 'readUpTo' | 'attendant'>;

const roomStateToWire = ({ closed, total, readUpTo, attendant }: RoomState) => ({
  situacao: stateToWire(closed),
  total_mensagens: total,
  lidas: { cliente: readUpTo.client, loja: readUpTo.shop },
  atendente: attendant?.name ?? null,
});

export const roomEventToWire = (room: RoomState & Pick<ChatRoom, 'id'>): RoomEvent => ({
  sala: room.id,
  ...roomStateToWire(room),
});

/** A room as the browser knows it. */
export type ShownRoom = Pick<
  ChatRoom,
  'id' | 'channel' | 'orderNumber' | 'closed' | 'total' | 'readUpTo' | 'last' | 'openedAt' | 'changedAt'
> & { readonly unread: number; readonly attendantName?: string };

export const roomFromWire = (wire: WireRoom): ShownRoom => ({
  id: wire.sala,
  channel: wire.canal === 'LOJA' ? 'shop' : 'order',
  closed: wire.situacao === 'FECHADA',
  total: wire.total_mensagens,
  readUpTo: { client: wire.lidas.cliente, shop: wire.lidas.loja },
  unread: wire.nao_lidas,
  openedAt: Date.parse(wire.aberta_em),
  changedAt: Date.parse(wire.alterada_em),
  ...defined({
    orderNumber: wire.numpedido ?? undefined,
    attendantName: wire.atendente ?? undefined,
    last: wire.ultima === null ? undefined : messageFromWire(wire.ultima),
  }),
});

export const hoursToWire = (hours: readonly OfficeHours[]): WireHours =>
  hours.map(({ weekday, from, until }) => ({
    dia: weekday,
    inicio: formatClockTime(from),
    fim: formatClockTime(until),
  }));

export const hoursFromWire = (wire: WireHours): OfficeHours[] =>
  wire.map(({ dia, inicio, fim }) => ({ weekday: dia, from: minutesOf(inicio), until: minutesOf(fim) }));

interface WireRange {
  readonly pagina?: number;
  readonly limite?: number;
}

/** Pages of 30. Spec 9. */
export const rangeFromWire = ({ pagina = 1, limite = CHAT_PAGE_SIZE }: WireRange): PageRange => ({
  limit: limite,
  offset: (pagina - 1) * limite,
});
