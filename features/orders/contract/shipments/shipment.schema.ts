import { type Static, Type } from 'typebox';
import { instant, quantity } from '#platform/contract/fields.schema.ts';
import { trackingSchema } from '../order/order-parts.schema.ts';

const shipmentFields = {
  numero: Type.Integer({ description: 'A partir de 1' }),
  em: instant,
  itens: Type.Array(
    Type.Object({
      linha: Type.Integer({
        description: 'Posição do produto no pedido, a partir de 0; os de um combo contam um a um',
      }),
      quantidade: quantity,
    }),
  ),
  rastreio: Type.Optional(trackingSchema),
  chaveNfe: Type.Optional(Type.String({ description: 'A chave de acesso da NF-e deste envio' })),
  entregueEm: Type.Optional(Type.String({ description: 'Quando chegou; ausente enquanto está a caminho' })),
};

export const shipmentSchema = Type.Object(shipmentFields);
export type WireShipment = Static<typeof shipmentSchema>;

export const shopShipmentSchema = Type.Object({
  ...shipmentFields,
  nome: Type.String({ description: 'Quem registrou o envio' }),
});
export type WireShopShipment = Static<typeof shopShipmentSchema>;
