import { type TSchema, Type } from 'typebox';
import { text } from './fields.schema.ts';

/** Query parameters of a list in pages. */
export const pageFields = {
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, default: 1 })),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

/** A page of rows, made by `pageToWire`. */
export const pageSchema = <Row extends TSchema>(row: Row) =>
  Type.Object({
    pagina: Type.Integer(),
    paginas: Type.Integer(),
    total: Type.Integer(),
    dados: Type.Array(row),
  });

/** The order of a list and the words it is searched for, as the panel's tables ask for them. */
export const sortFields = <const Key extends string>(keys: readonly Key[]) => ({
  busca: Type.Optional(text(80)),
  ordenar: Type.Optional(Type.Enum([...keys])),
  sentido: Type.Optional(Type.Enum(['asc', 'desc'])),
});
