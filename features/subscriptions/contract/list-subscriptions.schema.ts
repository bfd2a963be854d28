import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { subscriptionSchema } from './subscription.schema.ts';

export const listSubscriptionsSchema = {
  summary: 'As assinaturas do cliente nesta loja, da mais nova à mais antiga.',
  tag: 'Subscriptions',
  params: Type.Object({ idfornecedor: Uuid, idcliente: Uuid }),
  answer: Type.Object({ assinaturas: Type.Array(subscriptionSchema) }),
} as const satisfies EndpointSchema;
