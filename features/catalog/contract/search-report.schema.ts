import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, pageFields, pageOf } from './panel-fields.schema.ts';
import { periodTexts } from './panel-texts.ts';

const day = (description: string) => Type.Optional(Type.String({ maxLength: 10, description }));

export const searchReportSchema = {
  summary: 'O que mais se buscou na loja em um período, ou o que mais se buscou sem nada ser encontrado.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    de: day('Primeiro dia, 2026-11-01; quando ausente, o período tem 30 dias'),
    ate: day('Último dia, no fuso de Brasília; hoje quando ausente'),
    semresultado: Type.Optional(Type.Boolean({ default: false })),
    ...pageFields,
  }),
  answer: pageOf(
    Type.Object({
      termo: Type.String(),
      buscas: Type.Integer(),
      semresultado: Type.Integer({ description: 'Em quantas dessas buscas nada foi encontrado' }),
    }),
  ),
  refusals: periodTexts,
} as const satisfies EndpointSchema;
