import { Type } from 'typebox';
import { clientSegment, deliveryType, salesChannel, uuid } from '#features/catalog/contract/fields.schema.ts';

export const cartParams = Type.Object({ client: clientSegment, idcliente: uuid });

/** Subscriptions and the channel are decided on the server; what a client says of them is not read here. */
export const cartQuery = {
  idfornecedor: Type.Optional(uuid),
  idformapagamento: Type.Optional(uuid),
  idtipoassinatura: Type.Optional(Type.String({ maxLength: 64 })),
  canalVenda: Type.Optional(salesChannel),
  tipoentrega: Type.Optional(deliveryType),
};
