import { type Static, Type } from 'typebox';
import { API_SCOPES } from '#kernel/permissions.ts';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  done,
  filledText,
  givenMoment,
  instant,
  supplierKey,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { LoginAnswer } from '../login/login.schema.ts';
import { apiKeyTexts, keyLoginTexts } from './api-key-texts.ts';

const ApiKeyObject = Type.Object({
  idchave: uuid,
  nome: Type.String(),
  permissoes: Type.Array(Type.String(), {
    description: 'O que as sessões abertas com ela podem: orders:read',
  }),
  criada: instant,
  versao: version,
  vence: Type.Optional(instant),
  usada: Type.Optional(described(instant, 'Último login com ela; impreciso em alguns minutos')),
  revogada: Type.Optional(instant),
  substituida: Type.Optional(
    Type.Boolean({ description: 'Outra chave toma o lugar dela, que vale até `vence`' }),
  ),
});
export type WireApiKey = Static<typeof ApiKeyObject>;

export const logInWithApiKeySchema = {
  summary:
    'Abre a sessão de um cliente com a chave do fornecedor e o código dele no ERP; só vale neste fornecedor.',
  tag: 'User',
  body: Type.Object({
    apiKey: Type.String({ minLength: 1, maxLength: 200 }),
    idErpUsuario: filledText(64),
    idFornecedor: supplierKey,
  }),
  answer: LoginAnswer,
  refusals: keyLoginTexts,
} as const satisfies EndpointSchema;

const tag = 'Painel';
const params = Type.Object({ idfornecedor: uuid });

const ofKey = Type.Object({ idfornecedor: uuid, idchave: uuid });
const NewKey = Type.Object({ ...ApiKeyObject.properties, chave: Type.String() });

export const listApiKeysSchema = {
  summary: 'As chaves de API do fornecedor, também as revogadas; a chave em si não é guardada.',
  tag,
  params,
  answer: Type.Object({ chaves: Type.Array(ApiKeyObject) }),
} as const satisfies EndpointSchema;

const named = {
  nome: filledText(80),
  permissoes: Type.Array(Type.Enum([...API_SCOPES]), {
    minItems: 1,
    maxItems: API_SCOPES.length,
    uniqueItems: true,
    description: 'O que as sessões abertas com ela podem; só o que quem a faz pode no painel',
  }),
};

export const createApiKeySchema = {
  summary: 'Cria uma chave de API, que é mostrada só nesta resposta.',
  tag,
  params,
  body: Type.Object(
    {
      ...named,
      validadeDias: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 3650, description: 'Ausente: vale até ser revogada' }),
      ),
    },
    closed,
  ),
  answer: NewKey,
  refusals: someRefusals(apiKeyTexts, 'too-many-keys', 'more-than-you-have'),
} as const satisfies EndpointSchema;

const keyChange = Type.Object(
  {
    ...named,
    vence: Type.Optional(described(givenMoment, 'Ausente: vale até ser revogada')),
    versao: version,
  },
  closed,
);
export type WireKeyChange = Static<typeof keyChange>;

export const changeApiKeySchema = {
  summary:
    'Muda o nome, as permissões e a validade de uma chave de API, que continua a mesma; vale na hora, também nas sessões abertas com ela.',
  tag,
  params: ofKey,
  body: keyChange,
  answer: ApiKeyObject,
  refusals: {
    ...someRefusals(apiKeyTexts, 'key-over', 'more-than-you-have', 'expiry-out-of-range'),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const revokeApiKeySchema = {
  summary: 'Revoga uma chave de API e encerra na hora as sessões abertas com ela.',
  tag,
  params: ofKey,
  answer: done,
} as const satisfies EndpointSchema;

export const replaceApiKeySchema = {
  summary:
    'Troca uma chave de API: cria outra com o mesmo nome e as mesmas permissões, mostrada só nesta resposta. A antiga vale por mais 24 horas.',
  tag,
  params: ofKey,
  answer: NewKey,
  refusals: someRefusals(apiKeyTexts, 'too-many-keys', 'key-over', 'more-than-you-have'),
} as const satisfies EndpointSchema;
