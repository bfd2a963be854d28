import { Type } from 'typebox';
import { deliveryType, uuid } from './fields.schema.ts';

/** How one means to buy, as calls about products name it. Lists have names of their own for it. */
export const buyingTerms = {
  idformapagamento: Type.Optional(uuid),
  tipoEntrega: Type.Optional(deliveryType),
  idendereco: Type.Optional(
    Type.String({ ...uuid, description: 'Endereço do cliente para onde vai: há preços por região' }),
  ),
};
