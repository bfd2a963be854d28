import { defined } from '#kernel/defined.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { CannedAnswer } from '../domain/canned-answer.ts';
import type { ChatRoom } from '../domain/chat-room.ts';
import type { ChatSettings } from '../domain/office-hours.ts';
import type { WireCannedAnswer, WireChatSettings } from './chat-settings.schema.ts';
import type { WirePanelRoom } from './panel-chat.schema.ts';
import { hoursFromWire, hoursToWire, roomToWire } from './room.wire.ts';

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
  readonly search?: string;
}

interface WireRoomFilter {
  readonly situacao?: 'ABERTA' | 'FECHADA';
  readonly atendente?: 'EU' | 'NINGUEM' | 'OUTROS';
  readonly nao_lidas?: boolean;
  readonly busca?: string;
}

const ATTENDANTS = { EU: 'me', NINGUEM: 'nobody', OUTROS: 'others' } as const;

export const roomFilterFromWire = ({ situacao, atendente, nao_lidas, busca }: WireRoomFilter): RoomFilter =>
  defined({
    closed: situacao === undefined ? undefined : situacao === 'FECHADA',
    attendant: atendente === undefined ? undefined : ATTENDANTS[atendente],
    unread: nao_lidas,
    search: busca,
  });
