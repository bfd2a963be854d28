import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSupplier, supplierKey, text } from '#platform/contract/fields.schema.ts';
import { ANALYTICS_EVENTS, FUNNEL_STEPS } from '../domain/event-names.ts';
import { reportTexts } from './texts.ts';

/** Other fields of a GA4 event are neither read nor stored: they could identify the shopper. */
export const logAnalyticsEventSchema = {
  summary: 'Conta um evento da loja, se o visitante permitiu cookies de desempenho e o fornecedor os mede.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  body: Type.Object({
    event: Type.Enum([...ANALYTICS_EVENTS]),
    value: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1_000_000,
        description: 'Em reais; o de um pedido é o total dele',
      }),
    ),
    item_list_name: Type.Optional(text(100, '“Search Results” em buscas')),
    transaction_id: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'O número do pedido, de quem o pode ver: purchase e refund contam uma vez por pedido',
      }),
    ),
    session_id: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{16,36}$',
        description: 'Sorteado pelo navegador a cada visita; não diz quem é o visitante',
      }),
    ),
  }),
  answer: Type.Object({
    registrado: Type.Boolean(),
    enviado_ao_google: Type.Boolean({
      description: 'O servidor o envia ao Google Analytics da loja: o navegador não o envia',
    }),
  }),
} as const satisfies EndpointSchema;

export const withdrawVisitSchema = {
  summary:
    'Desliga dos pedidos a visita ao Google Analytics, de quem retirou o consentimento: nada mais é enviado deles.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  body: Type.Object({
    navegador: Type.String({
      pattern: '^[0-9.]{3,40}$',
      description: 'O id que o Google Analytics deu ao navegador',
    }),
  }),
  answer: Type.Object({ ok: Type.Literal(true) }),
} as const satisfies EndpointSchema;

const day = (description: string) => Type.Optional(Type.String({ maxLength: 10, description }));

const step = {
  evento: Type.Enum([...FUNNEL_STEPS]),
  visitas: Type.Integer({ description: 'Em quantas visitas aconteceu, contadas por dia' }),
  vezes: Type.Integer(),
  valor: Type.Number({ description: 'Soma em reais' }),
};

export const funnelSchema = {
  summary: 'O funil da loja em um período: em quantas visitas cada etapa aconteceu, no todo e por dia.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    de: day('Primeiro dia, 2026-11-01; quando ausente, o período tem 31 dias'),
    ate: day('Último dia, no fuso de Brasília; hoje quando ausente'),
  }),
  answer: Type.Object({
    de: Type.String(),
    ate: Type.String(),
    etapas: Type.Array(Type.Object(step)),
    dias: Type.Array(Type.Object({ dia: Type.String(), ...step })),
    listas: Type.Array(
      Type.Object({
        nome: Type.String(),
        exibicoes: Type.Integer({ description: 'Quantas vezes a lista foi mostrada' }),
        selecoes: Type.Integer({ description: 'Quantas vezes um produto dela foi escolhido' }),
      }),
      { description: 'As 50 listas mais mostradas' },
    ),
  }),
  refusals: reportTexts,
} as const satisfies EndpointSchema;
