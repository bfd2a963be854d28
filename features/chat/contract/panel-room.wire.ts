import { defined } from '#kernel/defined.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { CannedAnswer } from '../domain/canned-answer.ts';
import type { ChatRoom } from '../domain/chat-room.ts';
import type { ChatSettings } from '../domain/office-hours.ts';
import type { WireCannedAnswer, WireChatSettings } from './chat-settings.schema.ts';
import type { WirePanelRoom, WireRoomCounts } from './panel-chat.schema.ts';
import {
  hoursFromWire,
  hoursToWire,
  roomFromWire,
  roomToWire,
  type ShownRoom,
  stateToWire,
} from './room.wire.ts';

/** A room with the names that the shop's people know it by. */
export interface PanelRoom extends ChatRoom {
  readonly clientName: string;
  readonly userName: string;
}

export const panelRoomToWire = (room: PanelRoom): WirePanelRoom => ({
  ...roomToWire(room, 'shop'),
  idcliente: room.clientId,
  cliente: room.clientName,
  usuario: room.userName,
  idatendente: room.attendant?.id ?? null,
  espera_desde: room.waitingSince === undefined ? null : new Date(room.waitingSince).toISOString(),
});

/** A room as the panel's screens know it. */
export interface ShownPanelRoom extends ShownRoom {
  readonly clientName: string;
  readonly userName: string;
  readonly attendantId?: StaffId;
  readonly waitingSince?: Instant;
}

export const panelRoomFromWire = (wire: WirePanelRoom): ShownPanelRoom => ({
  ...roomFromWire(wire),
  clientName: wire.cliente,
  userName: wire.usuario,
  ...defined({
    attendantId: wire.idatendente ?? undefined,
    waitingSince: wire.espera_desde === null ? undefined : Date.parse(wire.espera_desde),
  }),
});

/** Rooms of a whole shop. */
export interface RoomCounts {
  readonly unread: number;
  /** In which the client waits for an answer. */
  readonly waiting: number;
  readonly open: number;
  /** Open ones that the reader attends. */
  readonly mine: number;
  readonly unattended: number;
}

export const countsToWire = ({ unread, waiting, open, mine, unattended }: RoomCounts): WireRoomCounts => ({
  nao_lidas: unread,
  sem_resposta: waiting,
  abertas: open,
  minhas: mine,
  sem_atendente: unattended,
});

export const countsFromWire = (wire: WireRoomCounts): RoomCounts => ({
  unread: wire.nao_lidas,
  waiting: wire.sem_resposta,
  open: wire.abertas,
  mine: wire.minhas,
  unattended: wire.sem_atendente,
});

export interface Attendant {
  readonly id: StaffId;
  readonly name: string;
}

export const attendantToWire = ({ id, name }: Attendant, reader: StaffId) => ({
  idatendente: id,
  nome: name,
  eu: id === reader,
});

export const cannedAnswerToWire = ({ id, title, text }: CannedAnswer): WireCannedAnswer => ({
  idresposta: id,
  titulo: title,
  texto: text,
});

export const cannedAnswerFromWire = ({ idresposta: id, titulo, texto }: WireCannedAnswer): CannedAnswer => ({
  id,
  title: titulo,
  text: texto,
});

export const chatSettingsToWire = (settings: ChatSettings): WireChatSettings => ({
  ativo: settings.enabled,
  horarios: hoursToWire(settings.hours),
  texto_resposta: settings.answerTime,
});

export const chatSettingsFromWire = (wire: WireChatSettings): ChatSettings => ({
  enabled: wire.ativo,
  hours: hoursFromWire(wire.horarios),
  answerTime: wire.texto_resposta.replace(/\s+/g, ' ').trim(),
});

/** Which rooms of a shop are listed. */
export interface RoomFilter {
  readonly closed?: boolean;
  readonly attendant?: 'me' | 'nobody' | 'others';
  readonly unread?: boolean;
  /** Only rooms in which the client waits for an answer. */
  readonly waiting?: boolean;
  readonly byWait?: boolean;
  readonly search?: string;
}

interface WireRoomFilter {
  readonly situacao?: 'ABERTA' | 'FECHADA';
  readonly atendente?: 'EU' | 'NINGUEM' | 'OUTROS';
  readonly nao_lidas?: boolean;
  readonly sem_resposta?: boolean;
  readonly ordem?: 'RECENTES' | 'ESPERA';
  readonly busca?: string;
}

const ATTENDANTS = { EU: 'me', NINGUEM: 'nobody', OUTROS: 'others' } as const;

export const roomFilterFromWire = (wire: WireRoomFilter): RoomFilter =>
  defined({
    closed: wire.situacao === undefined ? undefined : wire.situacao === 'FECHADA',
    attendant: wire.atendente === undefined ? undefined : ATTENDANTS[wire.atendente],
    unread: wire.nao_lidas,
    waiting: wire.sem_resposta,
    byWait: wire.ordem === undefined ? undefined : wire.ordem === 'ESPERA',
    search: wire.busca,
  });

const WIRE_ATTENDANTS = { me: 'EU', nobody: 'NINGUEM', others: 'OUTROS' } as const;

export const roomFilterToWire = (filter: RoomFilter): WireRoomFilter =>
  defined({
    situacao: filter.closed === undefined ? undefined : stateToWire(filter.closed),
    atendente: filter.attendant === undefined ? undefined : WIRE_ATTENDANTS[filter.attendant],
    nao_lidas: filter.unread,
    sem_resposta: filter.waiting,
    ordem: filter.byWait === true ? ('ESPERA' as const) : undefined,
    busca: filter.search,
  });
