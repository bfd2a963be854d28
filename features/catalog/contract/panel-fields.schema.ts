import { type TSchema, Type } from 'typebox';
import { uuid } from './fields.schema.ts';

export const ofSupplier = Type.Object({ idfornecedor: uuid });
export const ofProduct = Type.Object({ idfornecedor: uuid, idproduto: uuid });

export const pageFields = {
  pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, default: 1 })),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

export const pageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    pagina: Type.Integer(),
    paginas: Type.Integer(),
    total: Type.Integer(),
    dados: Type.Array(row),
  });
