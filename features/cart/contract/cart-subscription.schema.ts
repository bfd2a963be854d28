import { type Static, Type } from 'typebox';
import { reais, uuid } from '#features/catalog/contract/fields.schema.ts';

/** Whether and how the cart is bought as a subscription. Spec 7, cart. */
export const cartMetaInfo = Type.Object({
  hasRecorrencia: Type.Boolean({ description: 'A loja oferece assinaturas, e há o que assinar' }),
  recorrencia: Type.Optional(
    Type.Object({
      mensagem: Type.String({ description: 'O que vai acontecer; vazia para uma compra única' }),
      idtipoassinatura: Type.Optional(uuid),
      aviso: Type.Optional(Type.String({ description: 'A assinatura escolhida não é mais oferecida' })),
      economias: Type.Array(Type.Object({ idtipoassinatura: uuid, economia: reais }), {
        description: 'O que este carrinho custa a menos em cada assinatura que custa menos',
      }),
    }),
  ),
});

export type WireMetaInfo = Static<typeof cartMetaInfo>;
