/** Documents of a registration, as both sides see them. */
import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, instant, ofSupplier, orNull, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import {
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_DOCUMENT_SENTENCE_LENGTH,
} from '../../domain/registration/registration-document.ts';
import { DOCUMENT_KIND_WORDS, registrationDocumentTexts as texts } from './registration-document-texts.ts';

export const DocumentKindField = Type.Enum(Object.values(DOCUMENT_KIND_WORDS));

export const DocumentField = Type.Object({
  iddocumento: uuid,
  tipo: DocumentKindField,
  nome: Type.String({ description: 'Nome do arquivo' }),
  formato: Type.Enum(['image/webp', 'application/pdf']),
  bytes: Type.Integer(),
  enviado_em: instant,
});
export type WireDocument = Static<typeof DocumentField>;

export const DocumentRequestField = Type.Object({
  tipos: Type.Array(DocumentKindField),
  recado: Type.String(),
  pedido_em: instant,
});
export type WireDocumentRequest = Static<typeof DocumentRequestField>;

const OwnDocuments = Type.Object({
  recebe: Type.Boolean({ description: 'A loja pede documentos a quem se cadastra, ou pediu a este cliente' }),
  texto: Type.String({ description: 'O que a loja diz dos documentos que pede' }),
  pedido: orNull(DocumentRequestField),
  faltam: Type.Array(DocumentKindField, { description: 'Pedidos a este cliente e não enviados desde então' }),
  pode_remover: Type.Boolean({ description: 'A loja ainda não decidiu' }),
  documentos: Type.Array(DocumentField),
});
export type WireOwnDocuments = Static<typeof OwnDocuments>;

const WHO =
  'De quem entrou, ou de quem acabou de provar a senha e ainda não pode entrar: este tem um cookie próprio, por uma hora.';

export const ownDocumentsSchema = {
  summary: `Os documentos do próprio cadastro nesta loja, e quais ela pede. ${WHO}`,
  tag: 'User',
  params: ofSupplier,
  answer: OwnDocuments,
  refusals: someRefusals(texts, 'login-needed'),
} as const satisfies EndpointSchema;

export const sendDocumentSchema = {
  summary:
    'Anexa ao próprio cadastro a imagem (PNG, JPEG, WebP ou AVIF de até 20 MB) ou o PDF (até 5 MB) do corpo; enviado outra vez, é o mesmo.',
  tag: 'User',
  params: ofSupplier,
  query: Type.Object({
    iddocumento: uuid,
    tipo: DocumentKindField,
    nome: Type.Optional(text(MAX_DOCUMENT_NAME_LENGTH)),
  }),
  body: Type.Unsafe<Blob>({ type: 'string', contentMediaType: 'application/octet-stream' }),
  bodyTypes: ['application/octet-stream', 'application/pdf', 'image/*'],
  answer: OwnDocuments,
  refusals: someRefusals(
    texts,
    'login-needed',
    'documents-not-requested',
    'too-many-documents',
    'document-id-taken',
    'not-a-picture',
    'too-large',
    'too-many-pixels',
    'too-complex',
    'not-a-document',
    'document-unsafe',
  ),
} as const satisfies EndpointSchema;

const ofDocument = Type.Object({ idfornecedor: uuid, iddocumento: uuid });

export const removeDocumentSchema = {
  summary: 'Remove um documento do próprio cadastro, enquanto a loja não decidiu.',
  tag: 'User',
  params: ofDocument,
  answer: OwnDocuments,
  refusals: someRefusals(texts, 'login-needed', 'document-not-found', 'already-decided'),
} as const satisfies EndpointSchema;

const fileAnswer = {
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
  answerType: 'application/pdf',
  otherAnswerTypes: ['image/webp'],
};

export const getDocumentSchema = {
  summary: 'O arquivo de um documento do próprio cadastro, para baixar.',
  tag: 'User',
  params: ofDocument,
  ...fileAnswer,
  refusals: someRefusals(texts, 'login-needed', 'document-not-found'),
} as const satisfies EndpointSchema;

export const panelDocumentSchema = {
  summary: 'O arquivo de um documento de um cliente, para baixar.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid, iddocumento: uuid }),
  ...fileAnswer,
  refusals: someRefusals(texts, 'document-not-found'),
} as const satisfies EndpointSchema;

const Settings = Type.Object(
  {
    pede: Type.Boolean({ description: 'Quem se cadastra é convidado a enviar documentos' }),
    texto: text(MAX_DOCUMENT_SENTENCE_LENGTH, 'Quais, e por quê; quem se cadastra lê'),
    versao: version,
  },
  closed,
);
export type WireDocumentSettings = Static<typeof Settings>;

export const documentSettingsSchema = {
  summary: 'Se a loja pede documentos a quem se cadastra.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Settings,
} as const satisfies EndpointSchema;

export const changeDocumentSettingsSchema = {
  summary: 'Muda se a loja pede documentos a quem se cadastra, e o que ela diz deles.',
  tag: 'Painel',
  params: ofSupplier,
  body: Settings,
  answer: Settings,
  refusals: changedByOtherText,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
