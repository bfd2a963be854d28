import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './panel-chat.schema.ts';

export const panelChatTicketEndpoint = endpoint<typeof schemas.panelChatTicketSchema>(
  'POST',
  '/v4/painel/:idfornecedor/chat/bilhete',
);
export const panelListRoomsEndpoint = endpoint<typeof schemas.panelListRoomsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chat/salas',
);
export const panelOpenRoomEndpoint = endpoint<typeof schemas.panelOpenRoomSchema>(
  'POST',
  '/v4/painel/:idfornecedor/chat/salas',
);
export const panelGetRoomEndpoint = endpoint<typeof schemas.panelGetRoomSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chat/salas/:sala',
);
export const panelChangeRoomStateEndpoint = endpoint<typeof schemas.panelChangeRoomStateSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/chat/salas/:sala/situacao',
);
export const assignRoomEndpoint = endpoint<typeof schemas.assignRoomSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/chat/salas/:sala/atendente',
);
export const panelReadRoomEndpoint = endpoint<typeof schemas.panelReadRoomSchema>(
  'POST',
  '/v4/painel/:idfornecedor/chat/salas/:sala/leitura',
);
export const panelListMessagesEndpoint = endpoint<typeof schemas.panelListMessagesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chat/salas/:sala/mensagens',
);
export const panelSendMessageEndpoint = endpoint<typeof schemas.panelSendMessageSchema>(
  'POST',
  '/v4/painel/:idfornecedor/chat/salas/:sala/mensagens',
);
export const panelSendFileEndpoint = endpoint<typeof schemas.panelSendFileSchema>(
  'POST',
  '/v4/painel/:idfornecedor/chat/salas/:sala/arquivos',
);
export const panelGetFileEndpoint = endpoint<typeof schemas.panelGetFileSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chat/salas/:sala/arquivos/:idmensagem',
);
export const listAttendantsEndpoint = endpoint<typeof schemas.listAttendantsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chat/atendentes',
);
