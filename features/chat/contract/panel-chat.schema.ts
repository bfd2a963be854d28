/** The calls of the shop's people about rooms and messages. Events: `chat-events.ts`. */
import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  instant,
  ofSupplier,
  orderNumber,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import * as own from './chat.schema.ts';
import { ofRoom, room, roomPageFields, roomState } from './fields.schema.ts';
import { roomTexts } from './texts.ts';

const panelRoom = Type.Object({
  ...room.properties,
  idcliente: uuid,
  cliente: Type.String({ description: 'O nome do cliente' }),
  usuario: Type.String({ description: 'De quem é a conversa entre as pessoas do cliente' }),
  idatendente: orNull(uuid),
  espera_desde: orNull({
    ...instant,
    description: 'Desde quando o cliente espera uma resposta; null: ninguém espera',
  }),
});
export type WirePanelRoom = Static<typeof panelRoom>;

const roomCounts = Type.Object(
  {
    nao_lidas: Type.Integer({ description: 'Com mensagens não lidas' }),
    sem_resposta: Type.Integer({ description: 'Que esperam uma resposta da loja' }),
    abertas: Type.Integer(),
    minhas: Type.Integer({ description: 'Abertas que quem pergunta atende' }),
    sem_atendente: Type.Integer({ description: 'Abertas que ninguém atende' }),
  },
  { description: 'Conversas da loja toda, sem os filtros' },
);
export type WireRoomCounts = Static<typeof roomCounts>;

const notFound = someRefusals(roomTexts, 'room-not-found');
/** The shop's people write also where its clients do not. */
const { 'chat-disabled': _, ...filesOfStaff } = own.sendFileSchema.refusals;
const inPanel = { tag: 'Painel' } as const;

export const panelChatTicketSchema = {
  ...own.chatTicketSchema,
  ...inPanel,
  summary: 'Um bilhete para todas as conversas da loja, por websocket. Vale uma vez, por 30 segundos.',
} as const satisfies EndpointSchema;

export const panelListRoomsSchema = {
  summary: 'As conversas da loja e quantas são.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    ...roomPageFields,
    situacao: Type.Optional(roomState),
    atendente: Type.Optional(
      Type.Enum(['EU', 'NINGUEM', 'OUTROS'], { description: 'De quem atende; ausente: todas' }),
    ),
    nao_lidas: Type.Optional(Type.Boolean({ description: 'true: só as que têm mensagens não lidas' })),
    sem_resposta: Type.Optional(
      Type.Boolean({ description: 'true: só as que esperam uma resposta da loja' }),
    ),
    ordem: Type.Optional(
      Type.Enum(['RECENTES', 'ESPERA'], {
        description: 'ESPERA: a que espera há mais tempo primeiro',
        default: 'RECENTES',
      }),
    ),
    busca: Type.Optional(text(60, 'Parte do nome do cliente, ou o número do pedido')),
  }),
  answer: Type.Object({
    ...pageSchema(panelRoom).properties,
    resumo: roomCounts,
  }),
} as const satisfies EndpointSchema;

export const panelOpenRoomSchema = {
  summary: 'Abre a conversa sobre um pedido; a que já existe é devolvida, aberta de novo.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ numpedido: orderNumber }, closed),
  answer: panelRoom,
  refusals: someRefusals(roomTexts, 'order-not-found'),
} as const satisfies EndpointSchema;

export const panelGetRoomSchema = {
  ...own.getRoomSchema,
  ...inPanel,
  answer: panelRoom,
} as const satisfies EndpointSchema;

export const panelListMessagesSchema = {
  ...own.listMessagesSchema,
  ...inPanel,
} as const satisfies EndpointSchema;

export const panelSendMessageSchema = {
  ...own.sendMessageSchema,
  ...inPanel,
  summary: 'Responde em uma conversa; quem responde a uma que ninguém atende passa a atendê-la.',
  refusals: someRefusals(
    own.sendMessageSchema.refusals,
    'room-not-found',
    'message-empty',
    'message-too-long',
    'message-id-taken',
    'too-many-messages',
  ),
} as const satisfies EndpointSchema;

export const panelSendFileSchema = {
  ...own.sendFileSchema,
  ...inPanel,
  refusals: filesOfStaff,
} as const satisfies EndpointSchema;

export const panelGetFileSchema = { ...own.getFileSchema, ...inPanel } as const satisfies EndpointSchema;

export const panelReadRoomSchema = {
  ...own.readRoomSchema,
  ...inPanel,
  answer: panelRoom,
} as const satisfies EndpointSchema;

export const panelChangeRoomStateSchema = {
  ...own.changeRoomStateSchema,
  ...inPanel,
  answer: panelRoom,
} as const satisfies EndpointSchema;

export const assignRoomSchema = {
  summary: 'Passa uma conversa a uma pessoa da loja, ou a ninguém.',
  tag: 'Painel',
  params: ofRoom,
  body: Type.Object({ idatendente: orNull(uuid) }, closed),
  answer: panelRoom,
  refusals: { ...notFound, ...someRefusals(roomTexts, 'attendant-not-found') },
} as const satisfies EndpointSchema;

const attendant = Type.Object({
  idatendente: uuid,
  nome: Type.String(),
  eu: Type.Boolean({ description: 'Quem pergunta' }),
});

export const listAttendantsSchema = {
  summary: 'As pessoas da loja que podem atender, pelo nome.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ dados: Type.Array(attendant) }),
} as const satisfies EndpointSchema;
