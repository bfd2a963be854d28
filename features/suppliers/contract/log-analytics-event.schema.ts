import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ANALYTICS_EVENTS } from '../domain/analytics-event.ts';
import { SupplierKeyField } from './fields.schema.ts';

/** Other fields of a GA4 event are neither read nor stored: they could identify the shopper. */
export const logAnalyticsEventSchema = {
  summary: 'Conta um evento da loja, se o visitante permitiu cookies de desempenho e o fornecedor os mede.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  body: Type.Object({
    event: Type.Enum([...ANALYTICS_EVENTS]),
    value: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000_000 })),
  }),
  answer: Type.Object({ registrado: Type.Boolean() }),
} as const satisfies EndpointSchema;
