import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  instant,
  nonBlankText,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MAX_RECIPIENTS } from '../domain/export-schedule.ts';
import {
  FAULT_NAMES,
  FORMAT_NAMES,
  KIND_NAMES,
  PERIOD_NAMES,
  RHYTHM_NAMES,
  RUN_STATE_NAMES,
  STATE_NAMES,
} from './export-names.ts';
import { exportsTexts } from './exports-texts.ts';

const kind = Type.Enum(Object.values(KIND_NAMES));
const time = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'Hora no relógio da loja, como em 06:00',
});

const wantedFields = {
  nome: nonBlankText(80),
  tipo: kind,
  periodo: Type.Optional(
    Type.Enum(Object.values(PERIOD_NAMES), {
      description: 'De pedidos e relatórios, contado do dia em que é feita',
    }),
  ),
  filtro: Type.Optional(text(40, 'Uma das escolhas de `opcoes`; sem ele, tudo')),
  colunas: Type.Array(text(60), { maxItems: 40, description: 'Vazia: todas' }),
  formato: Type.Enum(Object.values(FORMAT_NAMES)),
  frequencia: Type.Enum(Object.values(RHYTHM_NAMES)),
  diaSemana: Type.Optional(Type.Integer({ minimum: 0, maximum: 6, description: 'Da SEMANAL; 0 é domingo' })),
  diaMes: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 31, description: 'Da MENSAL; em meses mais curtos, o último dia' }),
  ),
  hora: time,
  destinatarios: Type.Array(uuid, {
    maxItems: MAX_RECIPIENTS,
    uniqueItems: true,
    description: 'Pessoas da equipe, que recebem um link por e-mail',
  }),
};

const wanted = Type.Object(wantedFields, closed);
export type WireWantedExport = Static<typeof wanted>;

const run = Type.Object({
  id: uuid,
  prevista: instant,
  pedidaPor: orNull(Type.String({ description: 'Quem mandou executar; null: o agendamento' })),
  situacao: Type.Enum(Object.values(RUN_STATE_NAMES)),
  tentativas: Type.Integer(),
  motivo: orNull(Type.Enum(Object.values(FAULT_NAMES), { description: 'Da última tentativa que falhou' })),
  concluida: orNull(instant),
  arquivo: Type.String(),
  linhas: Type.Integer({ description: 'Enquanto é feita, as lidas até agora' }),
  linhasPrevistas: orNull(Type.Integer({ description: 'null: só se sabe ao fim' })),
  bytes: Type.Integer(),
  disponivelAte: orNull(Type.String({ format: 'date-time', description: 'null: não há arquivo' })),
  podeBaixar: Type.Boolean({ description: 'Se quem pergunta pode ver o que o arquivo contém' }),
});
export type WireExportRun = Static<typeof run>;

const schedule = Type.Object({
  ...wantedFields,
  id: uuid,
  situacao: Type.Enum(Object.values(STATE_NAMES)),
  responsavel: Type.String({ description: 'O arquivo traz o que esta pessoa pode ver' }),
  pessoas: Type.Array(Type.String(), { description: 'Nomes dos destinatários que são da equipe' }),
  proxima: orNull(instant),
  ultima: orNull(run),
  podeMudar: Type.Boolean(),
  versao: version,
});
export type WireExportSchedule = Static<typeof schedule>;

const member = Type.Object({ id: uuid, nome: Type.String(), email: Type.String(), tipos: Type.Array(kind) });
const choice = Type.Object({ valor: Type.String(), nome: Type.String() });
const options = Type.Object({
  tipos: Type.Array(
    Type.Object({
      tipo: kind,
      temPeriodo: Type.Boolean(),
      colunas: Type.Array(Type.String()),
      filtro: orNull(Type.Object({ nome: Type.String(), escolhas: Type.Array(choice) })),
    }),
    { description: 'O que quem pergunta pode exportar' },
  ),
  equipe: Type.Array(member, { description: 'A equipe, e que tipos cada pessoa pode receber' }),
});
export type WireExportOptions = Static<typeof options>;

const ofSchedule = Type.Object({ idfornecedor: uuid, idexportacao: uuid });
const wantedRefusals = [
  'export-not-allowed',
  'export-maker-outside',
  'export-no-period',
  'export-no-such-filter',
  'export-no-such-column',
  'export-no-such-time',
  'export-recipient-outside',
  'export-recipient-may-not',
] as const;

export const exportOptionsSchema = {
  summary: 'O que se pode exportar com hora marcada, com as colunas, os filtros e a equipe.',
  tag: 'Painel',
  params: ofSupplier,
  answer: options,
} as const satisfies EndpointSchema;

export const listExportsSchema = {
  summary: 'As exportações agendadas da loja, pelo nome.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(schedule),
} as const satisfies EndpointSchema;

export const getExportSchema = {
  summary: 'Uma exportação agendada.',
  tag: 'Painel',
  params: ofSchedule,
  answer: schedule,
  refusals: someRefusals(exportsTexts, 'export-not-found'),
} as const satisfies EndpointSchema;

export const addExportSchema = {
  summary: 'Agenda uma exportação; quem a agenda responde por ela.',
  tag: 'Painel',
  params: ofSupplier,
  body: wanted,
  answer: schedule,
  refusals: someRefusals(exportsTexts, ...wantedRefusals, 'export-too-many'),
} as const satisfies EndpointSchema;

export const changeExportSchema = {
  summary: 'Muda uma exportação agendada; quem a muda passa a responder por ela.',
  tag: 'Painel',
  params: ofSchedule,
  body: Type.Object({ ...wantedFields, versao: version }, closed),
  answer: schedule,
  refusals: {
    ...someRefusals(exportsTexts, ...wantedRefusals, 'export-not-found'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const pauseExportSchema = {
  summary: 'Pausa uma exportação agendada, ou a retoma; quem a retoma passa a responder por ela.',
  tag: 'Painel',
  params: ofSchedule,
  body: Type.Object({ ativa: Type.Boolean(), versao: version }, closed),
  answer: schedule,
  refusals: {
    ...someRefusals(exportsTexts, 'export-not-found', 'export-not-allowed', 'export-maker-outside'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const runExportSchema = {
  summary: 'Faz o arquivo de uma exportação agendada agora, sem mudar a próxima hora.',
  tag: 'Painel',
  params: ofSchedule,
  answer: run,
  refusals: someRefusals(exportsTexts, 'export-not-found', 'export-not-allowed', 'export-under-way'),
} as const satisfies EndpointSchema;

export const removeExportSchema = {
  summary: 'Exclui uma exportação agendada, com o histórico e os arquivos.',
  tag: 'Painel',
  params: ofSchedule,
  answer: done,
  refusals: someRefusals(exportsTexts, 'export-not-found'),
} as const satisfies EndpointSchema;

export const listExportRunsSchema = {
  summary: 'As execuções de uma exportação agendada, da última à primeira.',
  tag: 'Painel',
  params: ofSchedule,
  query: Type.Object(pageFields),
  answer: pageSchema(run),
  refusals: someRefusals(exportsTexts, 'export-not-found'),
} as const satisfies EndpointSchema;

const ofRun = Type.Object({ idfornecedor: uuid, idexecucao: uuid });

export const cancelExportRunSchema = {
  summary: 'Cancela uma execução que espera ou está sendo feita: o arquivo é apagado, e ninguém é avisado.',
  tag: 'Painel',
  params: ofRun,
  answer: run,
  refusals: someRefusals(exportsTexts, 'export-run-not-found', 'export-run-ended'),
} as const satisfies EndpointSchema;

export const exportFileSchema = {
  summary: 'O arquivo de uma execução, para quem pode ver o que ele contém.',
  tag: 'Painel',
  params: ofRun,
  answer: Type.Unsafe<ReadableStream<Uint8Array>>({ type: 'string', format: 'binary' }),
  answerType: 'text/csv',
  otherAnswerTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  refusals: someRefusals(exportsTexts, 'export-file-not-found', 'export-not-allowed'),
} as const satisfies EndpointSchema;
