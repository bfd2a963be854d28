import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { day, ofSupplier } from '#platform/contract/fields.schema.ts';
import { reportRefusals, stepQuery } from './report-fields.schema.ts';

const sumFields = {
  entregues: Type.Integer(),
  comPrazo: Type.Integer({ description: 'Dos entregues, os que tinham dia e horário marcados' }),
  atrasados: Type.Integer({ description: 'Destes, os entregues depois do fim do horário' }),
  minutosDeAtraso: Type.Integer({ description: 'A soma dos atrasos' }),
};
const sums = Type.Object(sumFields);
export type WireArrivalSums = Static<typeof sums>;

const row = Type.Object({ inicio: day, ...sumFields });
export type WireArrivalRow = Static<typeof row>;

const ofArea = Type.Object({ area: Type.String(), ...sumFields });
export type WireArrivalArea = Static<typeof ofArea>;

export const arrivalsReportSchema = {
  summary: 'As entregas feitas em um período, no prazo e atrasadas, por dia, semana ou mês e por área.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(stepQuery),
  answer: Type.Object({
    linhas: Type.Array(row),
    areas: Type.Array(ofArea, { description: 'As cem com mais entregas' }),
    soma: sums,
    anterior: sums,
  }),
  refusals: reportRefusals,
} as const satisfies EndpointSchema;
