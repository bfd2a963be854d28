import { Type } from 'typebox';
import { deliveryTypeOrEmpty, described, uuid } from '#platform/contract/fields.schema.ts';

/** Buying terms as product calls name them. Lists use other names: see `listTermsFromWire`. */
export const buyingTerms = {
  idformapagamento: Type.Optional(uuid),
  tipoEntrega: Type.Optional(deliveryTypeOrEmpty),
  idendereco: Type.Optional(described(uuid, 'Endereço do cliente para onde vai: há preços por região')),
};
