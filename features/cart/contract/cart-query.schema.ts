import { Type } from 'typebox';
import { clientSegment, deliveryType, salesChannel, uuid } from '#features/catalog/contract/fields.schema.ts';

export const cartParams = Type.Object({ client: clientSegment, idcliente: uuid });

/** The server decides on the channel; the client's value is ignored. */
export const cartQuery = {
  idfornecedor: Type.Optional(uuid),
  idformapagamento: Type.Optional(uuid),
  idtipoassinatura: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Vazio: compra única; ausente: a assinatura guardada com o carrinho',
    }),
  ),
  canalVenda: Type.Optional(salesChannel),
  tipoentrega: Type.Optional(deliveryType),
  idendereco: Type.Optional({ ...uuid, description: 'Um endereço do cliente: para onde vai' }),
};
