import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { day, ofSupplier, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';
import { rankFields, reportFile, reportRefusals, span, stepQuery } from './report-fields.schema.ts';

export const WIRE_MARGIN_TOPICS = ['produtos', 'categorias'] as const;
export const WIRE_MARGIN_ORDERS = ['MAIORES', 'MENORES'] as const;

const sumFields = {
  receita: Type.Number({ description: 'De todos os itens, já sem os descontos, as devoluções e a entrega' }),
  devolvido: { ...reais, description: 'Fora da receita: o que voltou por produtos devolvidos' },
  receitaComCusto: Type.Number({ description: 'Dos itens que tinham custo quando foram pedidos' }),
  custo: reais,
  itensSemCusto: Type.Integer({ description: 'Não entram na margem' }),
};
const sums = Type.Object(sumFields);
export type WireMarginSums = Static<typeof sums>;

const row = Type.Object({ inicio: day, ...sumFields });
export type WireMarginRow = Static<typeof row>;

const part = Type.Object({ chave: Type.String(), nome: Type.String(), quantidade: quantity, ...sumFields });
export type WireMarginPart = Static<typeof part>;

export const marginReportSchema = {
  summary:
    'Receita, custo e margem de um período, por dia, semana ou mês, com o custo da época de cada pedido.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(stepQuery),
  answer: Type.Object({ linhas: Type.Array(row), soma: sums, anterior: sums }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;

const ofTopic = Type.Object({ idfornecedor: uuid, assunto: Type.Enum([...WIRE_MARGIN_TOPICS]) });
const ranking = { ...span, ordem: Type.Optional(Type.Enum([...WIRE_MARGIN_ORDERS])) };

export const marginPartsSchema = {
  summary:
    'A margem de cada produto ou categoria em um período, das maiores ou das menores; sem `limite`, de cem em cem.',
  tag: 'Painel',
  params: ofTopic,
  query: Type.Object({ ...ranking, ...rankFields }),
  answer: Type.Object({
    linhas: Type.Array(part),
    total: Type.Integer({ description: 'Quantos há ao todo' }),
  }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;

export const marginFileSchema = {
  summary: 'A margem de todos os produtos ou categorias de um período, como CSV.',
  tag: 'Painel',
  params: ofTopic,
  query: Type.Object(ranking),
  answer: reportFile,
  answerType: 'text/csv',
  refusals: reportRefusals,
} as const satisfies EndpointSchema;
