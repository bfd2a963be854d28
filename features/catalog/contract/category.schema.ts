import { type Static, Type } from 'typebox';
import { uuid } from './fields.schema.ts';

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
