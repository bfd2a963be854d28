import { Type } from 'typebox';
import { Handle, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { paymentMethodSchema } from './payment-method.schema.ts';

export const listPaymentMethodsSchema = {
  summary: 'As formas de pagamento que o fornecedor aceita, na ordem em que as mostra.',
  tag: 'Supplier',
  params: Type.Object({ token: Handle, idfornecedor: Uuid }),
  query: Type.Object({ idcliente: Type.Optional(Uuid) }),
  answer: Type.Array(paymentMethodSchema),
} as const satisfies EndpointSchema;
