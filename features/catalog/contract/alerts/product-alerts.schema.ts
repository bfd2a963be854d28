import { type Static, Type } from 'typebox';
import { type EndpointSchema, FORM } from '#platform/contract/endpoint.ts';
import { instant, reais, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_OPEN_ALERTS } from '../../domain/alerts/product-alert.ts';
import { productAlertTexts } from './product-alert-texts.ts';

const owner = { idcliente: uuid, idfornecedor: uuid };
const requested = Type.Object({ sucesso: Type.Literal(true), alerta: Type.Literal(true) });
const dropped = Type.Object({ sucesso: Type.Literal(true), alerta: Type.Literal(false) });

export const createAlertSchema = {
  summary:
    'Pede um aviso, por e-mail e na próxima visita, para quando o cliente puder comprar de novo um produto esgotado.',
  tag: 'Products',
  body: Type.Object({ ...owner, idproduto: Type.Optional(uuid), idcadastroextraproduto: uuid }),
  answer: requested,
  refusals: someRefusals(
    productAlertTexts,
    'product-not-found',
    'product-not-sold',
    'product-in-stock',
    'too-many-alerts',
  ),
} as const satisfies EndpointSchema;

export const dropAlertSchema = {
  summary: 'Cancela o aviso de que o produto chegou.',
  tag: 'Products',
  body: Type.Object({ ...owner, idcadastroextraproduto: uuid }),
  answer: dropped,
} as const satisfies EndpointSchema;

export const createPriceAlertSchema = {
  summary:
    'Pede um aviso para quando o produto custar menos do que agora: 1 % ou R$ 0,10 pelo menos, o que for mais.',
  tag: 'Products',
  body: Type.Object({ ...owner, idcadastroextraproduto: uuid }),
  answer: requested,
  refusals: someRefusals(
    productAlertTexts,
    'product-not-found',
    'product-not-sold',
    'price-hidden',
    'too-many-alerts',
  ),
} as const satisfies EndpointSchema;

export const dropPriceAlertSchema = {
  summary: 'Cancela o aviso de que o preço caiu.',
  tag: 'Products',
  body: Type.Object({ ...owner, idcadastroextraproduto: uuid }),
  answer: dropped,
} as const satisfies EndpointSchema;

const alertSchema = Type.Object({
  tipo: Type.Enum(['DISPONIBILIDADE', 'PRECO']),
  idproduto: uuid,
  slug: Type.String(),
  nome: Type.String(),
  imagem: Type.Optional(Type.String()),
  fundo: Type.Integer(),
  disponivel: Type.Boolean({ description: 'Se o cliente pode comprá-lo agora' }),
  preco: Type.Optional(reais),
  precoVisto: Type.Optional(reais),
  pedidoEm: instant,
  avisadoEm: Type.Optional(instant),
  novidade: Type.Boolean({ description: 'Avisado, ainda verdade, e o cliente não dispensou' }),
});
export type WireAlert = Static<typeof alertSchema>;

export const listAlertsSchema = {
  summary: 'Os avisos do cliente nesta loja, do mais novo ao mais antigo; os enviados ficam 30 dias.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  query: Type.Object({
    novidades: Type.Optional(Type.Boolean({ description: 'Só o que o cliente ainda não viu' })),
  }),
  answer: Type.Object({ alertas: Type.Array(alertSchema) }),
} as const satisfies EndpointSchema;

export const dismissAlertsSchema = {
  summary: 'O cliente viu as novidades destes produtos.',
  tag: 'Products',
  body: Type.Object({ ...owner, produtos: Type.Array(uuid, { maxItems: 2 * MAX_OPEN_ALERTS }) }),
  answer: Type.Object({ sucesso: Type.Literal(true) }),
} as const satisfies EndpointSchema;

export const optOutSchema = {
  summary:
    'Cancela, sem login, todos os avisos de um cliente numa loja, pelo código do link no e-mail; também pelo programa de e-mail (RFC 8058).',
  tag: 'Products',
  params: Type.Object({ codigo: text(200) }),
  body: Type.Object({ 'List-Unsubscribe': Type.Optional(text(20)) }),
  bodyTypes: [FORM, 'application/json'],
  answer: Type.Object({ sucesso: Type.Literal(true), message: Type.String() }),
  refusals: someRefusals(productAlertTexts, 'invalid-opt-out'),
} as const satisfies EndpointSchema;
