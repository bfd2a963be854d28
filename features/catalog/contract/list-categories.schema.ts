import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { categorySchema } from './category.schema.ts';
import { handle, uuid } from './fields.schema.ts';

export const listCategoriesSchema = {
  summary: 'A árvore de categorias da loja, em dois níveis.',
  tag: 'Products',
  params: Type.Object({ token: handle, idfornecedor: uuid }),
  query: Type.Object({
    idsegmento: Type.Optional(Type.String({ maxLength: 36 })),
    device: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  answer: Type.Object({ categorias: Type.Array(categorySchema) }),
} as const satisfies EndpointSchema;
