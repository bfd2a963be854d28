import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { handle, uuid } from '#platform/contract/fields.schema.ts';

const fields = {
  id: uuid,
  idcategoria: uuid,
  slug: Type.String(),
  nome: Type.String(),
  caminho: Type.String({ description: 'hortifruti/frutas' }),
  imagem: Type.Optional(Type.String({ description: 'Id da foto' })),
};

/** Categories are two levels deep. */
export const categorySchema = Type.Object({
  ...fields,
  subcategorias: Type.Array(
    Type.Object({ ...fields, subcategorias: Type.Array(Type.Object({}), { maxItems: 0 }) }),
  ),
});
export type WireCategory = Static<typeof categorySchema>;

/** One category of a breadcrumb. */
export const crumbSchema = Type.Object({ id: uuid, nome: Type.String(), caminho: Type.String() });
export type WireCrumb = Static<typeof crumbSchema>;

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
