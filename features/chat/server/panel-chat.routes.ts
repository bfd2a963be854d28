import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import type { Result } from '#kernel/result.ts';
import { pageToWire } from '#platform/contract/page.wire.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import { downloadTurns, uploadTurns } from '#platform/http/body/pass-file.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { lookUpThrottle } from '#platform/http/limits/address-counter.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as endpoints from '../contract/panel-chat.endpoints.ts';
import * as schemas from '../contract/panel-chat.schema.ts';
import {
  attendantToWire,
  countsToWire,
  panelRoomToWire,
  roomFilterFromWire,
} from '../contract/panel-room.wire.ts';
import { messageToWire, rangeFromWire } from '../contract/room.wire.ts';
import { fileTexts, type RoomRefusal, roomTexts } from '../contract/texts.ts';
import type { ChatRoom } from '../domain/chat-room.ts';
import { assignRoom, attendantsOf, closeRoom, readRoom } from './change-room.ts';
import { listMessages } from './list-messages.ts';
import { asPanelRoom, getRoom, listShopRooms } from './list-rooms.ts';
import { chatTicket } from './live/chat-ticket.ts';
import { openShopRoom } from './open-room.ts';
import { type FileSettings, receiveFile, showFile, turnToDownload } from './receive-file.ts';
import { openFile, sendFile } from './send-file.ts';
import { sendMessage } from './send-message.ts';

const readers = { access: 'staff', permission: 'chat:read' } as const;
const writers = { access: 'staff', permission: 'chat:write' } as const;

/** What the shop's people do in its conversations. */
export function panelChatRoutes(app: FastifyInstance, settings: FileSettings): void {
  panelRoomRoutes(app);
  panelMessageRoutes(app, settings);

  const throttle = lookUpThrottle();
  serve(app, endpoints.panelChatTicketEndpoint, schemas.panelChatTicketSchema, readers, async (context) => {
    if (!throttle.may(context.actor.staffId, context.now)) throw refusalOf('too-many-requests');
    return { bilhete: await chatTicket(context) };
  });
}

function panelRoomRoutes(app: FastifyInstance): void {
  serve(
    app,
    endpoints.panelListRoomsEndpoint,
    schemas.panelListRoomsSchema,
    readers,
    async (context, { query }) => {
      const { rooms, total, counts } = await listShopRooms(
        context,
        roomFilterFromWire(query),
        rangeFromWire(query),
      );
      return {
        ...pageToWire(query, total, rooms.map(panelRoomToWire)),
        resumo: countsToWire(counts),
      };
    },
  );

  serve(
    app,
    endpoints.panelOpenRoomEndpoint,
    schemas.panelOpenRoomSchema,
    writers,
    async (context, { body }) => shown(context, await openShopRoom(context, body.numpedido)),
  );

  serve(
    app,
    endpoints.panelGetRoomEndpoint,
    schemas.panelGetRoomSchema,
    readers,
    async (context, { params }) => shown(context, await getRoom(context, params.sala)),
  );

  serve(
    app,
    endpoints.panelChangeRoomStateEndpoint,
    schemas.panelChangeRoomStateSchema,
    writers,
    async (context, { params, body }) =>
      shown(context, await closeRoom(context, params.sala, body.situacao === 'FECHADA')),
  );

  serve(
    app,
    endpoints.assignRoomEndpoint,
    schemas.assignRoomSchema,
    writers,
    async (context, { params, body }) =>
      shown(context, await assignRoom(context, params.sala, body.idatendente)),
  );

  serve(
    app,
    endpoints.panelReadRoomEndpoint,
    schemas.panelReadRoomSchema,
    writers,
    async (context, { params, body }) => shown(context, await readRoom(context, params.sala, body.ate)),
  );

  serve(app, endpoints.listAttendantsEndpoint, schemas.listAttendantsSchema, readers, async (context) => ({
    dados: (await attendantsOf(context)).map((one) => attendantToWire(one, context.actor.staffId)),
  }));
}

/** The room after the change. */
const shown = async <Code extends RoomRefusal>(
  context: StaffContext,
  changed: Result<ChatRoom, { readonly code: Code }>,
) => panelRoomToWire(await asPanelRoom(context, orRefuse(changed, roomTexts)));

function panelMessageRoutes(app: FastifyInstance, settings: FileSettings): void {
  serve(
    app,
    endpoints.panelListMessagesEndpoint,
    schemas.panelListMessagesSchema,
    readers,
    async (context, { params, query }) => {
      const wanted = { ...rangeFromWire(query), ...defined({ before: query.antes, after: query.apos }) };
      const { messages, total } = orRefuse(await listMessages(context, params.sala, wanted), roomTexts);
      return pageToWire(query, total, messages.map(messageToWire));
    },
  );

  serve(
    app,
    endpoints.panelSendMessageEndpoint,
    schemas.panelSendMessageSchema,
    writers,
    async (context, { params, body }) => {
      const sent = await sendMessage(context, params.sala, { id: body.idmensagem, text: body.texto });
      return messageToWire(orRefuse(sent, fileTexts));
    },
  );

  const limited = uploadTurns();
  acceptStreams(app, schemas.panelSendFileSchema.bodyTypes, (streams) => {
    serve(
      streams,
      endpoints.panelSendFileEndpoint,
      schemas.panelSendFileSchema,
      writers,
      async (context, { params, query }) => {
        const sent = await receiveFile(context, query, { ...settings, limited }, (file) =>
          sendFile(context, params.sala, file),
        );
        return messageToWire(orRefuse(sent, fileTexts));
      },
    );
  });

  const downloads = downloadTurns();
  serve(
    app,
    endpoints.panelGetFileEndpoint,
    schemas.panelGetFileSchema,
    readers,
    async (context, { params }) => {
      await turnToDownload(context, downloads);
      return showFile(context, orRefuse(await openFile(context, params.sala, params.idmensagem), fileTexts));
    },
  );
}
