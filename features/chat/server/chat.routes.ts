import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { pageToWire } from '#platform/contract/page.wire.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import { downloadTurns, uploadTurns } from '#platform/http/body/pass-file.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { lookUpThrottle } from '#platform/http/limits/address-counter.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as endpoints from '../contract/chat.endpoints.ts';
import * as schemas from '../contract/chat.schema.ts';
import { deskToWire } from '../contract/desk.wire.ts';
import { messageToWire, rangeFromWire, roomToWire } from '../contract/room.wire.ts';
import { fileTexts, roomTexts } from '../contract/texts.ts';
import { closeRoom, readRoom } from './change-room.ts';
import { listMessages } from './list-messages.ts';
import { getRoom, listRooms } from './list-rooms.ts';
import { chatTicket } from './live/chat-ticket.ts';
import { openRoom } from './open-room.ts';
import { type FileSettings, receiveFile, showFile, turnToDownload } from './receive-file.ts';
import { openFile, sendFile } from './send-file.ts';
import { sendMessage } from './send-message.ts';
import { chatDesk } from './settings/chat-desk.ts';

/** What shoppers do in their conversations. Spec 7, chat. */
export function chatRoutes(app: FastifyInstance, settings: FileSettings): void {
  const users = { access: 'customer', act: 'chat:use' } as const;

  serve(app, endpoints.chatDeskEndpoint, schemas.chatDeskSchema, { access: 'anyone' }, async (context) =>
    deskToWire(await chatDesk(context)),
  );

  serve(app, endpoints.listRoomsEndpoint, schemas.listRoomsSchema, users, async (context, { query }) => {
    const wanted = query.situacao === undefined ? {} : { closed: query.situacao === 'FECHADA' };
    const { rooms, total, unread } = await listRooms(context, wanted, rangeFromWire(query));
    const dados = rooms.map((room) => roomToWire(room, 'client'));
    return { ...pageToWire(query, total, dados), nao_lidas: unread };
  });

  serve(app, endpoints.openRoomEndpoint, schemas.openRoomSchema, users, async (context, { body }) => {
    const channel = body.canal === 'LOJA' ? 'shop' : 'order';
    const opened = await openRoom(context, { channel, orderNumber: body.numpedido });
    return roomToWire(orRefuse(opened, roomTexts), 'client');
  });

  serve(app, endpoints.getRoomEndpoint, schemas.getRoomSchema, users, async (context, { params }) =>
    roomToWire(orRefuse(await getRoom(context, params.sala), roomTexts), 'client'),
  );

  serve(
    app,
    endpoints.changeRoomStateEndpoint,
    schemas.changeRoomStateSchema,
    users,
    async (context, { params, body }) =>
      roomToWire(
        orRefuse(await closeRoom(context, params.sala, body.situacao === 'FECHADA'), roomTexts),
        'client',
      ),
  );

  serve(app, endpoints.readRoomEndpoint, schemas.readRoomSchema, users, async (context, { params, body }) =>
    roomToWire(orRefuse(await readRoom(context, params.sala, body.ate), roomTexts), 'client'),
  );

  serve(app, endpoints.listMessagesEndpoint, schemas.listMessagesSchema, users, async (context, input) => {
    const { params, query } = input;
    const wanted = { ...rangeFromWire(query), ...defined({ before: query.antes, after: query.apos }) };
    const { messages, total } = orRefuse(await listMessages(context, params.sala, wanted), roomTexts);
    return pageToWire(query, total, messages.map(messageToWire));
  });

  serve(app, endpoints.sendMessageEndpoint, schemas.sendMessageSchema, users, async (context, input) => {
    const { params, body } = input;
    const sent = await sendMessage(context, params.sala, { id: body.idmensagem, text: body.texto });
    return messageToWire(orRefuse(sent, fileTexts));
  });

  const limited = uploadTurns();
  acceptStreams(app, schemas.sendFileSchema.bodyTypes, (streams) => {
    serve(streams, endpoints.sendFileEndpoint, schemas.sendFileSchema, users, async (context, input) => {
      const { params, query } = input;
      const sent = await receiveFile(context, query, { ...settings, limited }, (file) =>
        sendFile(context, params.sala, file),
      );
      return messageToWire(orRefuse(sent, fileTexts));
    });
  });

  const downloads = downloadTurns();
  serve(app, endpoints.getFileEndpoint, schemas.getFileSchema, users, async (context, { params }) => {
    await turnToDownload(context, downloads);
    return showFile(context, orRefuse(await openFile(context, params.sala, params.idmensagem), fileTexts));
  });

  const throttle = lookUpThrottle();
  serve(app, endpoints.chatTicketEndpoint, schemas.chatTicketSchema, users, async (context) => {
    if (!throttle.may(context.actor.userId, context.now)) throw refusalOf('too-many-requests');
    return { bilhete: await chatTicket(context) };
  });
}
