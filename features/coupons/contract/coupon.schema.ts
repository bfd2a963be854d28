import { type Static, Type } from 'typebox';
import { reais, uuid } from '#features/catalog/contract/fields.schema.ts';

export const instant = Type.String({ description: 'Instante em ISO 8601' });

/** Per cent or reais. Spec 3, discount type. */
export const discountFields = {
  tipodesconto: Type.Enum(['%', 'R$']),
  percentualDesconto: Type.Number({ minimum: 0, maximum: 100, description: '0 onde o desconto é em reais' }),
  valorDesconto: Type.Optional(Type.Number({ minimum: 0, description: 'Onde o desconto é em reais' })),
};

/** A coupon as shoppers see it. Spec 7. */
export const couponSchema = Type.Object({
  codigocupom: Type.String(),
  descricao: Type.String(),
  ...discountFields,
  produtosComDesconto: Type.Array(uuid, { description: 'Vazio: vale para todos' }),
  nao_usar_com_politica: Type.Boolean(),
  habilitar_visualizacao_desconto: Type.Boolean(),
  aplicacao_automatica: Type.Boolean(),
  valorMinimo: reais,
  validoDe: Type.Optional(instant),
  validoAte: Type.Optional(instant),
  primeiraCompra: Type.Boolean(),
  formasPagamento: Type.Array(uuid, { description: 'Vazio: qualquer uma' }),
});

export type WireCoupon = Static<typeof couponSchema>;
