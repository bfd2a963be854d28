import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ANALYTICS_EVENTS } from '../domain/analytics-event.ts';
import { SupplierKeyField } from './fields.schema.ts';

/** What else a GA4 event holds is neither read nor kept: it could tell who the shopper is. */
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
