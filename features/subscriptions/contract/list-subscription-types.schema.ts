import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { subscriptionTypeSchema } from './subscription-type.schema.ts';

export const listSubscriptionTypesSchema = {
  summary: 'As assinaturas que a loja oferece, cada uma com a sua frequência.',
  tag: 'Subscriptions',
  params: Type.Object({ idfornecedor: Uuid }),
  answer: Type.Object({ tipos: Type.Array(subscriptionTypeSchema) }),
} as const satisfies EndpointSchema;
