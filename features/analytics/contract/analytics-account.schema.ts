import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, orNull } from '#platform/contract/fields.schema.ts';
import { accountTexts } from './texts.ts';

const measurementId = Type.String({
  pattern: '^G-[A-Z0-9]{4,20}$',
  description: 'Id de métricas do Google Analytics 4',
});

const account = {
  superon_ga: orNull(Type.String()),
  segredo_definido: Type.Boolean({
    description: 'Com um segredo, o servidor envia compras e reembolsos; sem ele, o navegador',
  }),
};

export const analyticsAccountSchema = {
  summary: 'A ligação da loja com o Google Analytics. O segredo não é mostrado.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object(account),
} as const satisfies EndpointSchema;

export const saveAnalyticsAccountSchema = {
  summary: 'Liga a loja ao Google Analytics, ou a desliga. Só recebe eventos de quem os permite.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({
    superon_ga: orNull(measurementId),
    segredo: Type.Optional(
      orNull(
        Type.String({
          pattern: '^[A-Za-z0-9_-]{8,100}$',
          description: 'Segredo da API do Measurement Protocol; nulo o apaga, ausente o mantém',
        }),
      ),
    ),
  }),
  answer: Type.Object(account),
  refusals: accountTexts,
} as const satisfies EndpointSchema;
