import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { day, ofSupplier, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';
import { rankFields, reportFile, reportRefusals, span, stepQuery } from './report-fields.schema.ts';

export const WIRE_TOPICS = [
  'produtos',
  'categorias',
  'clientes',
  'representantes',
  'cupons',
  'pagamentos',
] as const;

const sumFields = {
  pedidos: Type.Integer({ description: 'Sem os cancelados, como os valores abaixo' }),
  subtotal: reais,
  desconto: reais,
  entrega: reais,
  total: { ...reais, description: 'Já sem o que voltou por produtos devolvidos' },
  cancelados: Type.Integer(),
  totalCancelado: reais,
  totalDevolvido: {
    ...reais,
    description: 'Fora do total: o que voltou por produtos devolvidos ou não enviados',
  },
  comPrazo: Type.Integer({ description: 'Entregues que tinham dia marcado' }),
  atrasados: Type.Integer({ description: 'Entregues depois do dia marcado' }),
};
const sums = Type.Object(sumFields);
export type WireSalesSums = Static<typeof sums>;

const salesRow = Type.Object({ inicio: day, ...sumFields });
export type WireSalesRow = Static<typeof salesRow>;

export const salesGlanceSchema = {
  summary: 'As vendas de hoje, de 7 e de 30 dias, cada uma ao lado do período anterior.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({
    periodos: Type.Array(Type.Object({ dias: Type.Integer(), vendas: sums, anterior: sums })),
  }),
} as const satisfies EndpointSchema;

export const salesReportSchema = {
  summary: 'As vendas de um período, por dia, semana ou mês, pela data do pedido.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(stepQuery),
  answer: Type.Object({
    linhas: Type.Array(salesRow),
    soma: sums,
    anterior: Type.Object(sumFields, { description: 'O período do mesmo tamanho logo antes' }),
  }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;

const part = Type.Object({
  chave: Type.String({ description: 'Identificador, ou código do cupom' }),
  nome: Type.String(),
  pedidos: Type.Integer(),
  quantidade: { ...quantity, description: 'Já sem o que voltou' },
  quantidadeDevolvida: quantity,
  total: { ...reais, description: 'Já sem o que voltou por produtos devolvidos' },
  totalDevolvido: { ...reais, description: 'Fora do total' },
  desconto: reais,
});
export type WireReportPart = Static<typeof part>;

const ofTopic = Type.Object({ idfornecedor: uuid, assunto: Type.Enum([...WIRE_TOPICS]) });

export const partsReportSchema = {
  summary:
    'O que cada produto, categoria, cliente, representante, cupom ou forma de pagamento vendeu, do maior ao menor; sem `limite`, de cem em cem.',
  tag: 'Painel',
  params: ofTopic,
  query: Type.Object({ ...span, ...rankFields }),
  answer: Type.Object({
    linhas: Type.Array(part),
    total: Type.Integer({ description: 'Quantos há ao todo' }),
    maior: { ...reais, description: 'O maior total entre todos' },
  }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;

export const partsFileSchema = {
  summary: 'O mesmo ranking inteiro, como CSV.',
  tag: 'Painel',
  params: ofTopic,
  query: Type.Object(span),
  answer: reportFile,
  answerType: 'text/csv',
  refusals: reportRefusals,
} as const satisfies EndpointSchema;
