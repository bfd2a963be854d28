import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './chat.schema.ts';

export const chatDeskEndpoint = endpoint<typeof schemas.chatDeskSchema>(
  'GET',
  '/v4/chat/:idfornecedor/atendimento',
);
export const chatTicketEndpoint = endpoint<typeof schemas.chatTicketSchema>(
  'POST',
  '/v4/chat/:idfornecedor/bilhete',
);
export const listRoomsEndpoint = endpoint<typeof schemas.listRoomsSchema>(
  'GET',
  '/v4/chat/:idfornecedor/salas',
);
export const openRoomEndpoint = endpoint<typeof schemas.openRoomSchema>(
  'POST',
  '/v4/chat/:idfornecedor/salas',
);
export const getRoomEndpoint = endpoint<typeof schemas.getRoomSchema>(
  'GET',
  '/v4/chat/:idfornecedor/salas/:sala',
);
export const changeRoomStateEndpoint = endpoint<typeof schemas.changeRoomStateSchema>(
  'PUT',
  '/v4/chat/:idfornecedor/salas/:sala/situacao',
);
export const readRoomEndpoint = endpoint<typeof schemas.readRoomSchema>(
  'POST',
  '/v4/chat/:idfornecedor/salas/:sala/leitura',
);
export const listMessagesEndpoint = endpoint<typeof schemas.listMessagesSchema>(
  'GET',
  '/v4/chat/:idfornecedor/salas/:sala/mensagens',
);
export const sendMessageEndpoint = endpoint<typeof schemas.sendMessageSchema>(
  'POST',
  '/v4/chat/:idfornecedor/salas/:sala/mensagens',
);
export const sendFileEndpoint = endpoint<typeof schemas.sendFileSchema>(
  'POST',
  '/v4/chat/:idfornecedor/salas/:sala/arquivos',
);
export const getFileEndpoint = endpoint<typeof schemas.getFileSchema>(
  'GET',
  '/v4/chat/:idfornecedor/salas/:sala/arquivos/:idmensagem',
);
