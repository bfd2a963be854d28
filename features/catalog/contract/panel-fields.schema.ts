import { Type } from 'typebox';
import { described, uuid } from '#platform/contract/fields.schema.ts';

export const ofProduct = Type.Object({ idfornecedor: uuid, idproduto: uuid });

export const movementKey = described(
  uuid,
  'A mesma em cada tentativa: um movimento já feito não se repete, e a resposta é a mesma',
);
