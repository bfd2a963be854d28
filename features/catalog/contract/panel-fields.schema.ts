import { Type } from 'typebox';
import { uuid } from './fields.schema.ts';

export const ofSupplier = Type.Object({ idfornecedor: uuid });
export const ofProduct = Type.Object({ idfornecedor: uuid, idproduto: uuid });
