/** How a page reaches the conversations of one side: a shopper's, or the shop's people's. */
import type { Endpoint, EndpointSchema } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/api.ts';
import { fillPath } from '#platform/web/url.ts';
import type * as schemas from '../contract/chat.schema.ts';
import { messageFromWire } from '../contract/room.wire.ts';
import type { ChatMessage, MessageId } from '../domain/chat-message.ts';
import type { ChatSide, RoomId } from '../domain/chat-side.ts';
import type { FollowRoom } from './live/chat-line.ts';

export interface ChatAccess {
  readonly side: ChatSide;
  /** Under this, followed by a room's id, the browser stores what the person has written and the server does not have. */
  readonly storageKey: string;
  readonly calls: ChatCalls;
  /** Loads the script of the live connection. */
  readonly loadFollow: () => Promise<FollowRoom>;
}

interface WantedMessages {
  /** Numbers. */
  readonly antes?: number;
  readonly apos?: number;
}

export interface ChatCalls {
  ticket(): Promise<string>;
  /** A page of 30: the last, those before a number, or those after one. `total` counts all of them. */
  messages(
    roomId: RoomId,
    wanted: WantedMessages,
  ): Promise<{ readonly messages: readonly ChatMessage[]; readonly total: number }>;
  send(roomId: RoomId, message: { readonly id: MessageId; readonly text: string }): Promise<ChatMessage>;
  sendFile(
    roomId: RoomId,
    file: { readonly id: MessageId; readonly name: string; readonly content: File },
  ): Promise<ChatMessage>;
  markRead(roomId: RoomId, upTo: number): Promise<unknown>;
  setClosed(roomId: RoomId, closed: boolean): Promise<unknown>;
  /** Where the file of a message is served. */
  fileAddress(roomId: RoomId, id: MessageId): string;
}

/** A call of another side with the same input and answer; its refusals may differ. */
type Alike<Schema extends EndpointSchema> = Endpoint<
  EndpointSchema & Pick<Schema, Extract<'params' | 'query' | 'body' | 'answer', keyof Schema>>
>;
/** The answer is a room, which shoppers and staff see differently. */
type AlikeButAnswer<Schema extends EndpointSchema> = Endpoint<
  EndpointSchema & Pick<Schema, Extract<'params' | 'query' | 'body', keyof Schema>>
>;

interface ChatEndpoints {
  readonly ticket: Alike<typeof schemas.chatTicketSchema>;
  readonly messages: Alike<typeof schemas.listMessagesSchema>;
  readonly send: Alike<typeof schemas.sendMessageSchema>;
  readonly sendFile: Alike<typeof schemas.sendFileSchema>;
  readonly read: AlikeButAnswer<typeof schemas.readRoomSchema>;
  readonly setState: AlikeButAnswer<typeof schemas.changeRoomStateSchema>;
  readonly file: { readonly path: string };
}

export function chatCalls(api: Api, shopId: string, endpoints: ChatEndpoints): ChatCalls {
  const inRoom = (sala: RoomId) => ({ idfornecedor: shopId, sala });
  return {
    ticket: async () => (await api.call(endpoints.ticket, { params: { idfornecedor: shopId } })).bilhete,
    async messages(roomId, query) {
      const { dados, total } = await api.call(endpoints.messages, { params: inRoom(roomId), query });
      return { messages: dados.map(messageFromWire), total };
    },
    async send(roomId, { id, text }) {
      const body = { idmensagem: id, texto: text };
      return messageFromWire(await api.call(endpoints.send, { params: inRoom(roomId), body }));
    },
    async sendFile(roomId, { id, name, content }) {
      const query = { idmensagem: id, nome: name };
      return messageFromWire(
        await api.call(endpoints.sendFile, { params: inRoom(roomId), query, body: content }),
      );
    },
    markRead: (roomId, upTo) => api.call(endpoints.read, { params: inRoom(roomId), body: { ate: upTo } }),
    setClosed: (roomId, closed) =>
      api.call(endpoints.setState, {
        params: inRoom(roomId),
        body: { situacao: closed ? 'FECHADA' : 'ABERTA' },
      }),
    fileAddress: (roomId, id) => fillPath(endpoints.file.path, { ...inRoom(roomId), idmensagem: id }),
  };
}
