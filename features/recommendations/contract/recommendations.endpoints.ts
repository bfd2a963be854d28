import { endpoint } from '#platform/contract/endpoint.ts';
import type { recommendProductsSchema, sendFeedbackSchema } from './recommendations.schema.ts';

/** Recommended products. Spec 7, content. */
export const recommendProductsEndpoint = endpoint<typeof recommendProductsSchema>(
  'GET',
  '/v4/sugestao/produtos/:idfornecedor/:idcliente',
);

export const sendFeedbackEndpoint = endpoint<typeof sendFeedbackSchema>('POST', '/v4/sugestao/feedback');
