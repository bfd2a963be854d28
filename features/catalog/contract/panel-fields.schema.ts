import { Type } from 'typebox';
import { uuid } from '#platform/contract/fields.schema.ts';

export const ofProduct = Type.Object({ idfornecedor: uuid, idproduto: uuid });
