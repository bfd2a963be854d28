import { type Static, Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, done, nonBlankText, ofSupplier, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MAX_REDIRECT_TERM } from '../../domain/search/search-redirect.ts';
import { panelRedirectTexts } from './panel-redirect-texts.ts';
import { KIND_NAMES } from './redirect-kind-names.ts';

const ofRedirect = Type.Object({ ...ofSupplier.properties, idredirecionamento: uuid });
const kind = Type.Enum(Object.values(KIND_NAMES));

const RedirectObject = Type.Object({
  id: uuid,
  termo: Type.String(),
  tipo: kind,
  destino: Type.String({
    description: 'Id da categoria ou do produto, slug da página, ou um caminho da loja',
  }),
  nome: orNull(Type.String({ description: 'O nome da categoria ou do produto' })),
  endereco: orNull(
    Type.String({ description: 'Aonde leva, dentro da loja; null: o destino não está mais na loja' }),
  ),
  versao: version,
});
export type WireRedirect = Static<typeof RedirectObject>;

const fields = { termo: nonBlankText(MAX_REDIRECT_TERM), tipo: kind, destino: nonBlankText(300) };

export const listSearchRedirectsSchema = {
  summary: 'Os termos que, buscados na loja, levam a uma página em vez de a uma lista de produtos.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ redirecionamentos: Type.Array(RedirectObject) }),
} as const satisfies EndpointSchema;

export const addRedirectSchema = {
  summary: 'Faz um termo buscado levar a uma página da loja; vale a partir da próxima busca.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object(fields, closed),
  answer: RedirectObject,
  refusals: someRefusals(
    panelRedirectTexts,
    'redirect-says-nothing',
    'redirect-twice',
    'too-many-redirections',
    'redirect-target-not-found',
    'redirect-outside-shop',
    'redirect-to-search',
  ),
} as const satisfies EndpointSchema;

export const changeRedirectSchema = {
  summary: 'Muda o termo ou o destino de um redirecionamento da busca.',
  tag: 'Painel',
  params: ofRedirect,
  body: Type.Object({ ...fields, versao: version }, closed),
  answer: RedirectObject,
  refusals: someRefusals(
    panelRedirectTexts,
    'redirect-not-found',
    'redirect-says-nothing',
    'redirect-twice',
    'redirect-target-not-found',
    'redirect-outside-shop',
    'redirect-to-search',
    'alterado-por-outra-pessoa',
  ),
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const dropRedirectSchema = {
  summary: 'Retira um redirecionamento: o termo volta a listar produtos.',
  tag: 'Painel',
  params: ofRedirect,
  query: Type.Object({ versao: version }),
  answer: done,
  refusals: someRefusals(panelRedirectTexts, 'redirect-not-found', 'alterado-por-outra-pessoa'),
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
