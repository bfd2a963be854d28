/** Fields shared by the schemas for titles. */

import { type Static, Type } from 'typebox';
import { chosenIds } from '#features/payments/contract/titles/boletos.schema.ts';
import { titleSchema } from '#features/payments/contract/titles/title.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { clientSegment, day, reais, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { titleTexts } from './title-texts.ts';

export const standing = Type.Enum(['ABERTO', 'VENCIDO', 'PAGO', 'CANCELADO', '']);
export type WireStanding = Static<typeof standing>;

export const titleOrder = Type.Enum(['vencimento', 'vencimento_desc', 'emissao_desc', 'valor_desc', 'valor']);
export type WireTitleSort = Static<typeof titleOrder>;

/** Query parameters that filter and sort a list of titles. */
export const titleFilter = {
  situacao: Type.Optional(standing),
  vencimentoDe: Type.Optional(day),
  vencimentoAte: Type.Optional(day),
  ordem: Type.Optional(titleOrder),
};

export const shownTitle = Type.Object({
  ...titleSchema.properties,
  vencido: Type.Boolean({ description: 'Aberto, e o último dia útil para pagar em dia já passou' }),
});
export type WireShownTitle = Static<typeof shownTitle>;

export const documentName = text(40, 'Como a loja chama o título; único nela');
export const ofTitle = Type.Object({ idfornecedor: uuid, idtitulo: uuid });

const sumOf = Type.Object({ quantidade: Type.Integer(), valor: reais });

export const listInvoicesSchema = {
  summary:
    'Os títulos do cliente nesta loja, em páginas de 50, com o crédito que a loja lhe dá. Sem filtro, todos.',
  tag: 'User',
  params: Type.Object({ client: clientSegment, idfornecedor: uuid, idcliente: uuid }),
  query: Type.Object({
    completeInfo: Type.Optional(
      Type.Enum(['true', 'false', ''], { description: 'true: também com o boleto de cada título' }),
    ),
    ...titleFilter,
    pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
  }),
  answer: Type.Object({
    faturas: Type.Array(shownTitle),
    limite_credito_total: reais,
    limite_credito_disponivel: reais,
    pagina: Type.Integer(),
    paginas: Type.Integer(),
    total: Type.Integer({ description: 'Quantos títulos o filtro deixa' }),
    valorTotal: reais,
    abertas: sumOf,
    vencidas: sumOf,
  }),
  refusals: someRefusals(titleTexts, 'no-such-day'),
} as const satisfies EndpointSchema;

export type WireInvoices = Static<(typeof listInvoicesSchema)['answer']>;

const CSV = 'text/csv; charset=utf-8';

export const exportTitlesSchema = {
  summary: 'Os títulos escolhidos, ou os que o filtro deixa, em CSV; no máximo 2000.',
  tag: 'User',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  query: Type.Object({ titulos: Type.Optional(chosenIds), ...titleFilter }),
  answer: Type.Unsafe<string>({ type: 'string', contentMediaType: CSV }),
  answerType: CSV,
  refusals: someRefusals(titleTexts, 'title-not-found', 'no-such-day'),
} as const satisfies EndpointSchema;
