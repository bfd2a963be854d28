import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, reais } from '#platform/contract/fields.schema.ts';
import { reportRefusals, span } from './report-fields.schema.ts';

const sumFields = {
  usos: Type.Integer({ description: 'Pedidos com o cupom, sem os cancelados' }),
  desconto: reais,
  total: reais,
  novosClientes: Type.Integer({ description: 'Usos no primeiro pedido do cliente na loja' }),
};
const sums = Type.Object(sumFields);
export type WireCouponSums = Static<typeof sums>;

const used = Type.Object({ codigo: Type.String(), ...sumFields });
export type WireCouponUse = Static<typeof used>;

export const couponReportSchema = {
  summary:
    'O que os cupons deram de desconto, venderam e trouxeram de clientes em um período; os cem maiores.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(span),
  answer: Type.Object({
    linhas: Type.Array(used),
    total: Type.Integer({ description: 'Quantos cupons foram usados ao todo' }),
    soma: sums,
    anterior: sums,
  }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;
