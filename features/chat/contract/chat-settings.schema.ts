/** The calls of the shop's people about their texts and hours. */
import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, done, ofSupplier, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_CANNED_TITLE_LENGTH } from '../domain/canned-answer.ts';
import { MAX_MESSAGE_LENGTH } from '../domain/chat-message.ts';
import { hours } from './fields.schema.ts';
import { cannedTexts, hoursTexts } from './texts.ts';

const wantedAnswer = Type.Object(
  { titulo: text(MAX_CANNED_TITLE_LENGTH), texto: text(MAX_MESSAGE_LENGTH) },
  closed,
);
const cannedAnswer = Type.Object({ idresposta: uuid, titulo: Type.String(), texto: Type.String() });
export type WireCannedAnswer = Static<typeof cannedAnswer>;
const ofAnswer = Type.Object({ ...ofSupplier.properties, idresposta: uuid });

export const listCannedAnswersSchema = {
  summary: 'As respostas prontas da loja, por título.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ dados: Type.Array(cannedAnswer) }),
} as const satisfies EndpointSchema;

export const addCannedAnswerSchema = {
  summary: 'Guarda uma resposta pronta.',
  tag: 'Painel',
  params: ofSupplier,
  body: wantedAnswer,
  answer: cannedAnswer,
  refusals: someRefusals(cannedTexts, 'answer-empty', 'too-many-answers'),
} as const satisfies EndpointSchema;

export const changeCannedAnswerSchema = {
  summary: 'Muda uma resposta pronta.',
  tag: 'Painel',
  params: ofAnswer,
  body: wantedAnswer,
  answer: cannedAnswer,
  refusals: someRefusals(cannedTexts, 'answer-empty', 'answer-not-found'),
} as const satisfies EndpointSchema;

export const removeCannedAnswerSchema = {
  summary: 'Apaga uma resposta pronta.',
  tag: 'Painel',
  params: ofAnswer,
  answer: done,
  refusals: someRefusals(cannedTexts, 'answer-not-found'),
} as const satisfies EndpointSchema;

const chatSettings = Type.Object(
  {
    ativo: Type.Boolean({ description: 'false: clientes não abrem nem continuam conversas' }),
    horarios: hours,
    texto_resposta: text(200, 'Em quanto tempo a loja costuma responder; vazio: não é dito'),
  },
  closed,
);
export type WireChatSettings = Static<typeof chatSettings>;

export const getChatSettingsSchema = {
  summary: 'Se e quando a loja atende por conversa.',
  tag: 'Painel',
  params: ofSupplier,
  answer: chatSettings,
} as const satisfies EndpointSchema;

export const changeChatSettingsSchema = {
  summary: 'Muda se e quando a loja atende por conversa.',
  tag: 'Painel',
  params: ofSupplier,
  body: chatSettings,
  answer: chatSettings,
  refusals: hoursTexts,
} as const satisfies EndpointSchema;
