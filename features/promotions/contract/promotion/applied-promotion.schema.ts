import { type Static, Type } from 'typebox';
import { described, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';

/** What a promotion took off an item of a cart or order, or that it is the promotion's gift. */
export const appliedPromotionSchema = Type.Object({
  idoferta: uuid,
  oferta: Type.String({ description: '"Leve 3, pague 2"' }),
  quantidade: described(quantity, 'Quantas unidades do item ganham o desconto, ou são brinde'),
  porAplicacao: Type.Integer({ minimum: 1, description: 'Quantas unidades cada aplicação da oferta dá' }),
  percentual: Type.Number({ description: 'O desconto de cada uma; 100: grátis' }),
  economia: described(
    reais,
    'Antes do que a forma de pagamento muda nos preços; de um brinde, quanto ele vale',
  ),
  desconto: described(reais, 'O que sai do total do item; de um brinde nada, porque ele não custa'),
});

export type WireAppliedPromotion = Static<typeof appliedPromotionSchema>;
