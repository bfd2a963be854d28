import { type Static, Type } from 'typebox';
import { CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, instant, nonBlankText, ofSupplier, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { requestTexts } from './texts.ts';

const RequestState = Type.Enum(['ABERTA', 'DEVOLVIDA', 'APROVADA', 'RETIRADA']);
const Identity = Type.Object({
  nome: Type.String(),
  slug: Type.String({ description: 'Apelido: o endereço da loja' }),
  razaoSocial: Type.String(),
  cnpj: Type.String(),
});
const wanted = {
  nome: nonBlankText(80),
  slug: Type.String({ minLength: 1, maxLength: 60, description: 'Apelido: o endereço da loja' }),
  razaoSocial: nonBlankText(120),
  cnpj: nonBlankText(20),
};
const Request = Type.Object({
  situacao: RequestState,
  antes: Identity,
  pedido: Identity,
  motivo: Type.String(),
  mensagem: Type.Optional(Type.String({ description: 'Por que a plataforma a devolveu' })),
  pedidoPor: Type.String(),
  pedidoEm: instant,
  decididoEm: Type.Optional(instant),
  versao: version,
});
const ListedRequest = Type.Object({
  idfornecedor: uuid,
  atual: Identity,
  solicitacao: Type.Object({ ...Request.properties, decididoPor: Type.Optional(Type.String()) }),
});
export type WireLegalIdentity = Static<typeof Identity>;
export type WireIdentityRequest = Static<typeof Request>;
export type WireListedRequest = Static<typeof ListedRequest>;
export type WireRequestState = Static<typeof RequestState>;

const changed = { [CHANGED_BY_OTHER]: 'atual: a última solicitação da loja; nulo: nunca houve uma' };
const tag = 'Painel';

export const showRequestSchema = {
  summary: 'Nome e documentos da loja, e a última solicitação de mudá-los.',
  tag,
  params: ofSupplier,
  answer: Type.Object({ atual: Identity, solicitacao: orNull(Request) }),
} as const satisfies EndpointSchema;

export const sendRequestSchema = {
  summary:
    'O dono da loja pede à plataforma a mudança de nome e documentos, ou corrige e reenvia o que pediu.',
  tag,
  params: ofSupplier,
  body: Type.Object(
    {
      ...wanted,
      motivo: nonBlankText(500),
      versao: Type.Optional({ ...version, description: 'Da solicitação em aberto; sem ela, é a primeira' }),
    },
    closed,
  ),
  answer: Request,
  refusals: {
    ...someRefusals(
      requestTexts,
      'owner-only',
      'nothing-changes',
      'slug-not-allowed',
      'slug-taken',
      'invalid-cnpj',
    ),
    ...changedByOtherText,
  },
  facts: changed,
} as const satisfies EndpointSchema;

export const withdrawRequestSchema = {
  summary: 'O dono da loja retira a solicitação em aberto; a loja continua como está.',
  tag,
  params: ofSupplier,
  body: Type.Object({ versao: version }, closed),
  answer: Request,
  refusals: { ...someRefusals(requestTexts, 'owner-only'), ...changedByOtherText },
  facts: changed,
} as const satisfies EndpointSchema;

export const listRequestsSchema = {
  summary: 'As solicitações de lojas em uma situação; das que esperam, a mais antiga primeiro.',
  tag: 'Plataforma',
  query: Type.Object({ ...pageFields, situacao: RequestState }),
  answer: pageSchema(ListedRequest),
} as const satisfies EndpointSchema;

export const approveRequestSchema = {
  summary: 'Aprova a solicitação de uma loja: nome e documentos mudam na hora, e os donos recebem um e-mail.',
  tag: 'Plataforma',
  params: ofSupplier,
  body: Type.Object({ versao: version }, closed),
  answer: ListedRequest,
  refusals: {
    ...someRefusals(requestTexts, 'shop-changed-since', 'slug-not-allowed', 'slug-taken', 'invalid-cnpj'),
    ...changedByOtherText,
  },
  facts: changed,
} as const satisfies EndpointSchema;

export const returnRequestSchema = {
  summary: 'Devolve a solicitação ao dono da loja, que pode corrigi-la e enviá-la de novo.',
  tag: 'Plataforma',
  params: ofSupplier,
  body: Type.Object({ mensagem: nonBlankText(500), versao: version }, closed),
  answer: ListedRequest,
  refusals: changedByOtherText,
  facts: changed,
} as const satisfies EndpointSchema;
