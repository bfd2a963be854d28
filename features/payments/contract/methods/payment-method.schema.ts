import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryType, handle, supplierKey, uuid } from '#platform/contract/fields.schema.ts';
import { methodTexts } from './method-texts.ts';

/** The identifier has two spellings on the wire. Spec 3, payment method. */
export const paymentMethodSchema = Type.Object({
  idformapagto: Type.String(),
  idformapagamento: Type.String(),
  nome: Type.String(),
  descricao: Type.String(),
  tipo: Type.Enum(['DINHEIRO_NA_ENTREGA', 'CARTAO_NA_ENTREGA', 'PIX', 'BOLETO', 'CARTAO', 'FATURADO']),
  variacao: Type.Number({ description: 'Em por cento sobre o preço do produto: -5 é 5 % a menos.' }),
  tiposEntrega: Type.Array(deliveryType),
  cartao: Type.Optional(
    Type.Object({
      maxParcelas: Type.Integer(),
      parcelasSemJuros: Type.Integer(),
      jurosMensal: Type.Number({ description: 'Por cento ao mês, da primeira parcela com juros em diante.' }),
      parcelaMinima: Type.Number(),
      preAutorizacao: Type.Boolean({ description: 'O cartão só é cobrado depois que o pedido é pesado.' }),
    }),
  ),
  pixAutomatico: Type.Optional(
    Type.Boolean({ description: 'De um Pix: os pedidos de uma assinatura podem ser debitados sozinhos' }),
  ),
  credito: Type.Optional(
    Type.Object(
      { limite: Type.Number(), disponivel: Type.Number() },
      { description: 'De quem compra faturado, para quem pode ver o crédito do cliente.' },
    ),
  ),
});

export type WirePaymentMethod = Static<typeof paymentMethodSchema>;

export const listPaymentMethodsSchema = {
  summary: 'As formas de pagamento que o fornecedor aceita, na ordem em que as mostra.',
  tag: 'Supplier',
  params: Type.Object({ token: handle, idfornecedor: uuid }),
  query: Type.Object({ idcliente: Type.Optional(uuid) }),
  answer: Type.Array(paymentMethodSchema),
} as const satisfies EndpointSchema;

export const choosePaymentMethodSchema = {
  summary: 'Guarda a forma de pagamento pela qual o cliente vê os preços nesta loja, em todos os aparelhos.',
  tag: 'User',
  params: Type.Object({ idcliente: uuid, idfornecedor: supplierKey }),
  body: Type.Object({ idformapagto: uuid }),
  answer: Type.Object({
    ok: Type.Literal(true),
    formaPagamentoActive: Type.Object({ idformapagto: uuid }),
  }),
  refusals: methodTexts,
} as const satisfies EndpointSchema;
