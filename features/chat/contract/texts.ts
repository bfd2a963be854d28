import type { RefusalTexts } from '#platform/contract/problem.ts';
import { MAX_CANNED_ANSWERS } from '../domain/canned-answer.ts';
import {
  MAX_ATTACHMENTS,
  MAX_CLIENT_BYTES,
  MAX_CLIENT_BYTES_A_DAY,
  MAX_DOCUMENT_BYTES,
  MAX_MESSAGE_LENGTH,
  MAX_PICTURE_BYTES,
} from '../domain/chat-message.ts';
import type { HoursProblem } from '../domain/office-hours.ts';

const say = <Status extends 404 | 409 | 413 | 422 | 429>(status: Status, message: string) =>
  ({ status, message }) as const;

export type RoomRefusal = 'room-not-found' | 'order-not-found' | 'chat-disabled' | 'attendant-not-found';

export const roomTexts: RefusalTexts<RoomRefusal> = {
  'room-not-found': say(404, 'Conversa não encontrada.'),
  'order-not-found': say(404, 'Pedido não encontrado.'),
  'chat-disabled': say(409, 'Esta loja não atende por conversa.'),
  'attendant-not-found': say(404, 'Esta pessoa não atende as conversas da loja.'),
};

export type MessageRefusal =
  | 'room-not-found'
  | 'chat-disabled'
  | 'message-empty'
  | 'message-too-long'
  | 'message-id-taken'
  | 'too-many-messages';

export const messageTexts: RefusalTexts<MessageRefusal> = {
  'room-not-found': roomTexts['room-not-found'],
  'chat-disabled': roomTexts['chat-disabled'],
  'message-empty': say(422, 'Escreva uma mensagem.'),
  'message-too-long': say(
    422,
    `A mensagem é longa demais: até ${MAX_MESSAGE_LENGTH.toLocaleString('pt-BR')} caracteres.`,
  ),
  'message-id-taken': say(409, 'Outra mensagem já tem esta identificação.'),
  'too-many-messages': say(429, 'Você enviou muitas mensagens em pouco tempo. Espere um momento.'),
};

export type FileRefusal =
  | MessageRefusal
  | 'not-a-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-complex'
  | 'not-a-document'
  | 'document-unsafe'
  | 'too-many-files'
  | 'too-many-bytes'
  | 'file-not-found';

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

export const fileTexts: RefusalTexts<FileRefusal> = {
  ...messageTexts,
  'not-a-picture': say(422, 'A imagem não é um arquivo PNG, JPEG, WebP ou AVIF inteiro.'),
  'too-large': say(
    413,
    `O arquivo é grande demais: até ${megabytes(MAX_PICTURE_BYTES)} MB por imagem e ${megabytes(MAX_DOCUMENT_BYTES)} MB por PDF.`,
  ),
  'too-many-pixels': say(413, 'A imagem tem pixels demais.'),
  'too-complex': say(413, 'O arquivo é pesado demais para ser lido.'),
  'not-a-document': say(422, 'Envie uma imagem ou um PDF inteiro, sem senha.'),
  'document-unsafe': say(422, 'Este PDF traz programas ou arquivos embutidos e não pode ser enviado.'),
  'too-many-files': say(409, `A conversa chegou ao limite de ${MAX_ATTACHMENTS} arquivos.`),
  'too-many-bytes': say(
    409,
    `Vocês já enviaram muitos arquivos a esta loja: até ${megabytes(MAX_CLIENT_BYTES_A_DAY)} MB por dia e ${megabytes(MAX_CLIENT_BYTES)} MB ao todo.`,
  ),
  'file-not-found': say(404, 'Arquivo não encontrado.'),
};

export type CannedRefusal = 'answer-not-found' | 'answer-empty' | 'too-many-answers';

export const cannedTexts: RefusalTexts<CannedRefusal> = {
  'answer-not-found': say(404, 'Resposta pronta não encontrada.'),
  'answer-empty': say(422, 'Dê um título e um texto à resposta.'),
  'too-many-answers': say(409, `A loja chegou ao limite de ${MAX_CANNED_ANSWERS} respostas prontas.`),
};

export const hoursTexts: RefusalTexts<HoursProblem> = {
  'hours-backwards': say(422, 'O fim do horário precisa vir depois do início.'),
  'hours-overlap': say(422, 'Há horários do mesmo dia que se sobrepõem.'),
};
