import { type Static, Type } from 'typebox';
import { periodTexts } from '#features/catalog/contract/panel-texts.ts';
import { reportRefusals, stepQuery } from '#features/orders/contract/reports/report-fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { day, ofSupplier, reais } from '#platform/contract/fields.schema.ts';

const visits = (description: string) => Type.Integer({ description });

const funnelFields = {
  viram: visits('Visitas em que se viu um produto'),
  adicionaram: visits('Visitas em que se pôs um produto no carrinho'),
  iniciaram: visits('Visitas em que se começou a fechar o pedido'),
  compraram: visits('Visitas em que se comprou'),
  valor: reais,
};
const funnelSums = Type.Object(funnelFields);
export type WireFunnelSums = Static<typeof funnelSums>;

const funnelRow = Type.Object({ inicio: day, ...funnelFields });
export type WireFunnelRow = Static<typeof funnelRow>;

export const visitFunnelSchema = {
  summary: 'Da visita à compra, em um período, por dia, semana ou mês; só de quem permitiu ser medido.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(stepQuery),
  answer: Type.Object({ linhas: Type.Array(funnelRow), soma: funnelSums, anterior: funnelSums }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;

const searchFields = {
  buscas: Type.Integer(),
  semResultado: Type.Integer({ description: 'Buscas em que nada foi encontrado' }),
};
const searchSums = Type.Object(searchFields);
export type WireSearchSums = Static<typeof searchSums>;

const searchRow = Type.Object({ inicio: day, ...searchFields });

const term = Type.Object({ termo: Type.String(), ...searchFields });

const searchVisits = Type.Object({
  buscaram: visits('Visitas em que se buscou'),
  escolheram: visits('Visitas em que se escolheu um produto encontrado'),
  compraram: visits('Visitas em que se buscou e comprou'),
});
export type WireSearchVisits = Static<typeof searchVisits>;

export const searchesReportSchema = {
  summary: 'O que se buscou em um período, o que não achou nada, e o que as buscas renderam.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(stepQuery),
  answer: Type.Object({
    linhas: Type.Array(searchRow),
    soma: searchSums,
    anterior: searchSums,
    visitas: searchVisits,
    visitasAntes: searchVisits,
    termos: Type.Array(term, { description: 'Os cem mais buscados' }),
    semResultado: Type.Array(term, { description: 'Os cem que mais vezes não acharam nada' }),
  }),
  refusals: periodTexts,
} as const satisfies EndpointSchema;
