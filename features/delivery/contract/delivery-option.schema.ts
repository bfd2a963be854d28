import { type Static, Type } from 'typebox';
import { StoreFields } from '#features/suppliers/contract/shop.schema.ts';

export const slotSchema = Type.Object({
  id: Type.String(),
  data_de_entrega: Type.String({ description: 'O dia, AAAA-MM-DD.' }),
  inicio: Type.String({ description: 'Como em 08:00.' }),
  fim: Type.String(),
  descricao: Type.String({ description: 'Como em sáb., 22/11, 8h–12h.' }),
});

export const deliveryOptionSchema = Type.Object({
  idformaentrega: Type.String(),
  nome: Type.String(),
  tipoEntrega: Type.Enum(['DELIVERY', 'RETIRADA']),
  taxaEntrega: Type.Number(),
  pedidoMinimo: Type.Number(),
  gratisAcimaDe: Type.Optional(Type.Number()),
  loja: Type.Optional(StoreFields),
  agendamentos: Type.Array(slotSchema),
});

export const deliveryOptionsSchema = Type.Object({ formasEntrega: Type.Array(deliveryOptionSchema) });

export type WireSlot = Static<typeof slotSchema>;
export type WireDeliveryOption = Static<typeof deliveryOptionSchema>;
