import { Type } from 'typebox';
import { deliveryType, uuid } from './fields.schema.ts';

/** Buying terms as product calls name them. Lists use other names: see `listTermsFromWire`. */
export const buyingTerms = {
  idformapagamento: Type.Optional(uuid),
  tipoEntrega: Type.Optional(deliveryType),
  idendereco: Type.Optional(
    Type.String({ ...uuid, description: 'Endereço do cliente para onde vai: há preços por região' }),
  ),
};
