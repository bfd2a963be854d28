import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, reais } from '#platform/contract/fields.schema.ts';
import { rankFields, reportFile, reportRefusals, span } from './report-fields.schema.ts';

const sumFields = {
  usos: Type.Integer({ description: 'Pedidos com o cupom, sem os cancelados' }),
  desconto: reais,
  total: { ...reais, description: 'Já sem o que voltou por produtos devolvidos' },
  totalDevolvido: { ...reais, description: 'Fora do total' },
  novosClientes: Type.Integer({ description: 'Usos no primeiro pedido do cliente na loja' }),
};
const sums = Type.Object(sumFields);
export type WireCouponSums = Static<typeof sums>;

const used = Type.Object({ codigo: Type.String(), ...sumFields });
export type WireCouponUse = Static<typeof used>;

export const couponReportSchema = {
  summary:
    'O que os cupons deram de desconto, venderam e trouxeram de clientes em um período, do que mais vendeu ao que menos vendeu; sem `limite`, de cem em cem.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ ...span, ...rankFields }),
  answer: Type.Object({
    linhas: Type.Array(used),
    total: Type.Integer({ description: 'Quantos cupons foram usados ao todo' }),
    soma: sums,
    anterior: sums,
  }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;

export const couponFileSchema = {
  summary: 'O que todos os cupons do período deram, venderam e trouxeram, como CSV.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(span),
  answer: reportFile,
  answerType: 'text/csv',
  refusals: reportRefusals,
} as const satisfies EndpointSchema;
