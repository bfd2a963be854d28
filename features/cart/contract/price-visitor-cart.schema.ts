import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { cartAnswer } from './cart.schema.ts';
import { cartLinesSchema } from './cart-lines.schema.ts';
import { cartQuery } from './cart-query.schema.ts';

export const priceVisitorCartSchema = {
  summary: 'Os preços de agora para um carrinho que não é guardado: o de quem ainda não entrou.',
  tag: 'Cart',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object(cartQuery),
  body: Type.Object({ cartItens: cartLinesSchema }),
  answer: cartAnswer,
} as const satisfies EndpointSchema;
