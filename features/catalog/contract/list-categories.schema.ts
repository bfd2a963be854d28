import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { categorySchema } from './category.schema.ts';
import { handle, uuid } from './fields.schema.ts';

export const listCategoriesSchema = {
  summary:
    'A árvore de categorias da loja, em dois níveis: de um segmento, se indicado, e sem as ocultas no dispositivo.',
  tag: 'Products',
  params: Type.Object({ token: handle, idfornecedor: uuid }),
  query: Type.Object({
    /** Empty means not given: `?idsegmento&device=desktop`. */
    idsegmento: Type.Optional(Type.Union([uuid, Type.Literal('')])),
    device: Type.Optional(Type.String({ maxLength: 20, description: 'desktop ou mobile' })),
  }),
  answer: Type.Object({ categorias: Type.Array(categorySchema) }),
} as const satisfies EndpointSchema;
