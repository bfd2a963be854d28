import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './chat-settings.schema.ts';

export const listCannedAnswersEndpoint = endpoint<typeof schemas.listCannedAnswersSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chat/respostas',
);
export const addCannedAnswerEndpoint = endpoint<typeof schemas.addCannedAnswerSchema>(
  'POST',
  '/v4/painel/:idfornecedor/chat/respostas',
);
export const changeCannedAnswerEndpoint = endpoint<typeof schemas.changeCannedAnswerSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/chat/respostas/:idresposta',
);
export const removeCannedAnswerEndpoint = endpoint<typeof schemas.removeCannedAnswerSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/chat/respostas/:idresposta',
);
export const getChatSettingsEndpoint = endpoint<typeof schemas.getChatSettingsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/chat/atendimento',
);
export const changeChatSettingsEndpoint = endpoint<typeof schemas.changeChatSettingsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/chat/atendimento',
);
