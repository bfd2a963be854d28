import { type Static, Type } from 'typebox';

/** The identifier has two spellings on the wire. Spec 3, payment method. */
export const paymentMethodSchema = Type.Object({
  idformapagto: Type.String(),
  idformapagamento: Type.String(),
  nome: Type.String(),
  descricao: Type.String(),
  tipo: Type.Enum(['DINHEIRO_NA_ENTREGA', 'CARTAO_NA_ENTREGA', 'PIX']),
  variacao: Type.Number({ description: 'Em por cento sobre o preço do produto: -5 é 5 % a menos.' }),
  tiposEntrega: Type.Array(Type.Enum(['DELIVERY', 'RETIRADA'])),
});

export type WirePaymentMethod = Static<typeof paymentMethodSchema>;
