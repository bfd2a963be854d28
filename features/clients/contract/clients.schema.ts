import { type Static, Type } from 'typebox';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientKind,
  closed,
  done,
  instant,
  nonBlankText,
  ofClient,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema, sortFields } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_NOTE_LENGTH } from '../domain/client-note.ts';
import { clientSummary, standing } from './client-fields.schema.ts';
import { clientPage } from './client-page.schema.ts';
import { clientTexts } from './clients-texts.ts';

const tag = 'Painel';

export const listClientsSchema = {
  summary:
    'Os clientes da loja, com o que compraram e o que devem; busca por nome, documento, e-mail ou código.',
  tag,
  params: ofSupplier,
  query: Type.Object({
    ...pageFields,
    ...sortFields(['nome', 'ultimoPedido', 'totalComprado', 'desde']),
    situacao: Type.Optional(standing),
    tipo: Type.Optional(clientKind),
    tag: Type.Optional(Type.Enum([...USER_TAGS])),
    grupo: Type.Optional(text(100)),
    representante: Type.Optional(
      Type.Union([uuid, Type.Literal('NINGUEM')], { description: 'NINGUEM: os que ninguém representa' }),
    ),
    titulos: Type.Optional(Type.Literal('ABERTOS', { description: 'Só quem tem título em aberto' })),
  }),
  answer: pageSchema(clientSummary),
} as const satisfies EndpointSchema;

export const getClientSchema = {
  summary: 'Tudo que a loja sabe de um cliente seu.',
  tag,
  params: ofClient,
  answer: clientPage,
  refusals: someRefusals(clientTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

const note = Type.Object({
  idnota: uuid,
  texto: Type.String(),
  em: instant,
  por: Type.String({ description: 'O nome de quem a escreveu' }),
});
export type WireClientNote = Static<typeof note>;

export const listNotesSchema = {
  summary:
    'O que a equipe da loja anotou sobre o cliente, a última primeiro. O cliente só as lê se exportar os seus dados.',
  tag,
  params: ofClient,
  answer: Type.Object({ notas: Type.Array(note) }),
  refusals: someRefusals(clientTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

export const addNoteSchema = {
  summary: 'Anota algo sobre o cliente, para a equipe da loja.',
  tag,
  params: ofClient,
  body: Type.Object({ texto: nonBlankText(MAX_NOTE_LENGTH) }, closed),
  answer: note,
  refusals: someRefusals(clientTexts, 'client-not-found', 'too-many-notes'),
} as const satisfies EndpointSchema;

export const removeNoteSchema = {
  summary: 'Apaga uma nota.',
  tag,
  params: Type.Object({ ...ofClient.properties, idnota: uuid }),
  answer: done,
  refusals: someRefusals(clientTexts, 'note-not-found'),
} as const satisfies EndpointSchema;

const group = Type.Object({
  nome: Type.String(),
  clientes: Type.Integer(),
  usos: Type.Array(
    Type.Object({
      tipo: Type.Enum([
        'POLITICA',
        'OFERTA',
        'COMBO',
        'CARROSSEL',
        'BLOCO',
        'LISTA',
        'TABELA',
        'FORMA_PAGAMENTO',
      ]),
      nome: Type.String(),
    }),
  ),
  automatico: orNull(
    Type.Object(
      { idgrupo: uuid, calculando: Type.Boolean(), esvaziando: Type.Boolean() },
      { description: 'null: os clientes são escolhidos à mão' },
    ),
  ),
});
export type WireClientGroup = Static<typeof group>;

export const listGroupsSchema = {
  summary: 'Os grupos de clientes da loja, quantos clientes cada um tem e o que o cita.',
  tag,
  params: ofSupplier,
  answer: Type.Object({ grupos: Type.Array(group) }),
} as const satisfies EndpointSchema;
