import { type Static, Type } from 'typebox';
import { SupplierKeyField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';
import { LoginAnswer } from '../login/login.schema.ts';
import { apiKeyTexts, keyLoginTexts } from './api-key-texts.ts';

const ApiKeyObject = Type.Object({
  idchave: Uuid,
  nome: Type.String(),
  criada: Type.String({ format: 'date-time' }),
  revogada: Type.Optional(Type.String({ format: 'date-time' })),
});
export type WireApiKey = Static<typeof ApiKeyObject>;

export const logInWithApiKeySchema = {
  summary:
    'Abre a sessão de um cliente com a chave do fornecedor e o código dele no ERP; só vale neste fornecedor.',
  tag: 'User',
  body: Type.Object({
    apiKey: Type.String({ minLength: 1, maxLength: 200 }),
    idErpUsuario: Type.String({ minLength: 1, maxLength: 64, pattern: STORABLE_TEXT }),
    idFornecedor: SupplierKeyField,
  }),
  answer: LoginAnswer,
  refusals: keyLoginTexts,
} as const satisfies EndpointSchema;

const tag = 'Painel';
const params = Type.Object({ idfornecedor: Uuid });

export const listApiKeysSchema = {
  summary: 'As chaves de API do fornecedor, também as revogadas; a chave em si não é guardada.',
  tag,
  params,
  answer: Type.Object({ chaves: Type.Array(ApiKeyObject) }),
} as const satisfies EndpointSchema;

export const createApiKeySchema = {
  summary: 'Cria uma chave de API, que é mostrada só nesta resposta.',
  tag,
  params,
  body: Type.Object(
    { nome: Type.String({ minLength: 1, maxLength: 80, pattern: STORABLE_TEXT }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ ...ApiKeyObject.properties, chave: Type.String() }),
  refusals: apiKeyTexts,
} as const satisfies EndpointSchema;

export const revokeApiKeySchema = {
  summary: 'Revoga uma chave de API e encerra na hora as sessões abertas com ela.',
  tag,
  params: Type.Object({ idfornecedor: Uuid, idchave: Uuid }),
  answer: Type.Object({ ok: Type.Literal(true) }),
} as const satisfies EndpointSchema;
