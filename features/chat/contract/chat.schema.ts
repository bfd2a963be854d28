/** The calls of shoppers. */
import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant, ofSupplier, orderNumber, orNull } from '#platform/contract/fields.schema.ts';
import { pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import {
  fileBody,
  fileQuery,
  fileTypes,
  hours,
  message,
  messagesQuery,
  ofMessage,
  ofRoom,
  readMark,
  room,
  roomPageFields,
  roomState,
  sentMessage,
  ticketAnswer,
  wantedState,
} from './fields.schema.ts';
import { fileTexts, messageTexts, roomTexts } from './texts.ts';

const desk = Type.Object({
  ativo: Type.Boolean({ description: 'A loja atende por conversa' }),
  aberto_agora: Type.Boolean(),
  abre_em: orNull(instant),
  horarios: hours,
  texto_horarios: Type.String({ description: 'segunda a sexta, 8h às 18h' }),
  texto_resposta: Type.String({ description: 'Em quanto tempo a loja costuma responder' }),
});
export type WireDesk = Static<typeof desk>;

export const chatDeskSchema = {
  summary: 'Se, quando e em quanto tempo a loja responde às conversas.',
  tag: 'Chat',
  params: ofSupplier,
  answer: desk,
} as const satisfies EndpointSchema;

export const chatTicketSchema = {
  summary:
    'Um bilhete para as conversas do cliente, por websocket (Socket.IO em /v4/ao-vivo/): auth.token, ou token na query. Vale uma vez, por 30 segundos. Eventos: handshake ou handshake-room.',
  tag: 'Chat',
  params: ofSupplier,
  answer: ticketAnswer,
} as const satisfies EndpointSchema;

export const listRoomsSchema = {
  summary:
    'As conversas do cliente com a loja, a de mensagem mais recente primeiro, e quantas mensagens não leu.',
  tag: 'Chat',
  params: ofSupplier,
  query: Type.Object({ ...roomPageFields, situacao: Type.Optional(roomState) }),
  answer: Type.Object({ ...pageSchema(room).properties, nao_lidas: Type.Integer() }),
} as const satisfies EndpointSchema;

export const openRoomSchema = {
  summary: 'Abre a conversa sobre a loja ou sobre um pedido; a que já existe é devolvida, aberta de novo.',
  tag: 'Chat',
  params: ofSupplier,
  body: Type.Object({
    canal: Type.Enum(['LOJA', 'PEDIDO']),
    numpedido: Type.Optional({ ...orderNumber, description: 'De uma conversa sobre um pedido' }),
  }),
  answer: room,
  refusals: someRefusals(roomTexts, 'order-not-found', 'chat-disabled'),
} as const satisfies EndpointSchema;

const notFound = someRefusals(roomTexts, 'room-not-found');

export const getRoomSchema = {
  summary: 'Uma conversa.',
  tag: 'Chat',
  params: ofRoom,
  answer: room,
  refusals: notFound,
} as const satisfies EndpointSchema;

export const listMessagesSchema = {
  summary:
    'As mensagens de uma conversa em páginas de 30, as mais antigas de cada página primeiro; a página 1 é a das últimas.',
  tag: 'Chat',
  params: ofRoom,
  query: messagesQuery,
  answer: pageSchema(message),
  refusals: notFound,
} as const satisfies EndpointSchema;

export const sendMessageSchema = {
  summary:
    'Envia uma mensagem, que está guardada quando a resposta chega; enviada outra vez, é a mesma. Abre uma conversa fechada.',
  tag: 'Chat',
  params: ofRoom,
  body: sentMessage,
  answer: message,
  refusals: messageTexts,
} as const satisfies EndpointSchema;

export const sendFileSchema = {
  summary:
    'Envia a imagem (PNG, JPEG, WebP ou AVIF de até 20 MB) ou o PDF (até 5 MB) do corpo como mensagem.',
  tag: 'Chat',
  params: ofRoom,
  query: fileQuery,
  body: fileBody,
  bodyTypes: fileTypes,
  answer: message,
  refusals: someRefusals(
    fileTexts,
    'room-not-found',
    'chat-disabled',
    'message-too-long',
    'message-id-taken',
    'too-many-messages',
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
    'not-a-document',
    'document-unsafe',
    'too-many-files',
    'too-many-bytes',
  ),
} as const satisfies EndpointSchema;

export const getFileSchema = {
  summary: 'O arquivo de uma mensagem: image/webp, ou um PDF para baixar.',
  tag: 'Chat',
  params: ofMessage,
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
  answerType: 'image/webp',
  otherAnswerTypes: ['application/pdf'],
  refusals: someRefusals(fileTexts, 'room-not-found', 'file-not-found'),
} as const satisfies EndpointSchema;

export const readRoomSchema = {
  summary: 'Marca como lidas as mensagens até um número; um número menor que o marcado nada muda.',
  tag: 'Chat',
  params: ofRoom,
  body: readMark,
  answer: room,
  refusals: notFound,
} as const satisfies EndpointSchema;

export const changeRoomStateSchema = {
  summary: 'Abre ou fecha uma conversa.',
  tag: 'Chat',
  params: ofRoom,
  body: wantedState,
  answer: room,
  refusals: notFound,
} as const satisfies EndpointSchema;
