import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { crumbSchema } from './category.schema.ts';
import { handle, uuid } from './fields.schema.ts';

export const listSectorsSchema = {
  summary: 'Os setores da loja, em sua ordem, com as categorias de cada um.',
  tag: 'Products',
  params: Type.Object({ token: handle, idfornecedor: uuid }),
  answer: Type.Object({
    setores: Type.Array(
      Type.Object({
        id: uuid,
        idsetor: uuid,
        slug: Type.String(),
        nome: Type.String(),
        ordem: Type.Integer({ minimum: 1 }),
        categorias: Type.Array(crumbSchema),
      }),
    ),
  }),
} as const satisfies EndpointSchema;
