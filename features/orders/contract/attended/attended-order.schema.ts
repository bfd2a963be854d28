import { type Static, Type } from 'typebox';
import { addressSchema } from '#features/addresses/contract/address.schema.ts';
import { cartAnswer } from '#features/cart/contract/cart.schema.ts';
import { cartLinesSchema } from '#features/cart/contract/cart-lines.schema.ts';
import { typedCode } from '#features/coupons/contract/coupon.schema.ts';
import { deliveryOptionSchema } from '#features/delivery/contract/delivery-option.schema.ts';
import { paymentMethodSchema } from '#features/payments/contract/methods/payment-method.schema.ts';
import { CharacteristicFields } from '#features/suppliers/contract/characteristic.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  deliveryType,
  described,
  ofClient,
  ofSupplier,
  quantity,
  reais,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderStatusSchema } from '../order/order-parts.schema.ts';
import { orderPayloadSchema } from '../submit/order-payload.schema.ts';
import { submitOrderSchema } from '../submit/submit-order.schema.ts';
import { attendedTexts } from './attended-texts.ts';

const buyer = Type.Object({
  idcliente: uuid,
  nome: Type.String(),
  documento: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
});
export type WireBuyer = Static<typeof buyer>;

export const findBuyersSchema = {
  summary: 'Os clientes da loja cujo nome, e-mail ou documento contém o texto: para quem se faz um pedido.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ busca: Type.Optional(text(100)) }),
  answer: Type.Object({ clientes: Type.Array(buyer) }),
} as const satisfies EndpointSchema;

const terms = Type.Object({
  cliente: buyer,
  impedimento: Type.Optional(
    Type.String({ description: 'Por que a loja não recebe pedidos deste cliente; ausente: recebe' }),
  ),
  orcamento: Type.Boolean({ description: 'O pedido começa como orçamento, que a loja precifica' }),
  tiposEntrega: Type.Array(deliveryType),
  enderecos: Type.Array(addressSchema),
  formasPagamento: Type.Array(paymentMethodSchema),
  caracteristicas: described(
    Type.Array(CharacteristicFields),
    'O que a loja pergunta de cada pedido, e do cliente o que ele ainda não respondeu',
  ),
  combos: Type.Array(Type.Object({ id: uuid, nome: Type.String(), preco: Type.Optional(reais) })),
});
export type WireAttendedTerms = Static<typeof terms>;

export const attendedTermsSchema = {
  summary: 'Como este cliente compra na loja: endereços, formas de pagamento, combos e perguntas.',
  tag: 'Painel',
  params: ofClient,
  answer: terms,
  refusals: someRefusals(attendedTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

const way = {
  tipoEntrega: deliveryType,
  idendereco: Type.Optional(described(uuid, 'Para entregar: um endereço do cliente')),
  idformapagamento: Type.Optional(uuid),
};

const foundGoods = Type.Object({
  id: uuid,
  nome: Type.String(),
  sku: Type.String(),
  unidade: Type.String(),
  preco: Type.Optional(
    described(reais, 'Deste cliente, por unidade, no menor pedido; ausente: não se mostra a ele'),
  ),
  minimo: described(quantity, 'O menor pedido'),
  passo: quantity,
  estoque: Type.Optional(described(quantity, 'Ausente: não é controlado')),
});
export type WireFoundGoods = Static<typeof foundGoods>;

export const findGoodsSchema = {
  summary:
    'O que este cliente pode comprar agora entre os produtos cujo nome ou código contém o texto: os 20 primeiros, por nome, pelos preços dele.',
  tag: 'Painel',
  params: ofClient,
  query: Type.Object({ busca: Type.Optional(text(100)), ...way, tipoEntrega: Type.Optional(deliveryType) }),
  answer: Type.Object({ produtos: Type.Array(foundGoods) }),
  refusals: someRefusals(attendedTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

const draft = Type.Object(
  {
    itens: cartLinesSchema,
    ...way,
    cupom: Type.Optional(typedCode),
  },
  closed,
);
export type WireAttendedPreview = Static<typeof draft>;

const preview = Type.Object({
  carrinho: cartAnswer,
  formasEntrega: Type.Array(deliveryOptionSchema),
  semEntrega: Type.Optional(
    Type.Object({
      mensagem: Type.String(),
      pedidoMinimo: Type.Optional(described(reais, 'Quando só ele falta')),
    }),
  ),
});
export type WirePreview = Static<typeof preview>;

export const previewAttendedOrderSchema = {
  summary: 'O pedido de um cliente como seria cobrado, e como pode ser entregue. Nada é gravado.',
  tag: 'Painel',
  params: ofClient,
  body: draft,
  answer: preview,
  refusals: someRefusals(attendedTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

const { itens, anotacoes, numPedidoCliente, tipoEntrega, formaEntrega } = orderPayloadSchema.properties;
const { caracteristicas, maioridadeDeclarada } = orderPayloadSchema.properties;

/** What an order's payload has and its maker decides. Without subscription, card and instalments: those are the client's. */
const attendedOrder = Type.Object(
  {
    itens,
    anotacoes,
    numPedidoCliente,
    cupom: Type.Optional(typedCode),
    tipoEntrega,
    formaEntrega,
    caracteristicas,
    maioridadeDeclarada,
    formaPagamento: Type.Object({ idformapagto: uuid }, closed),
    lojaRetira: Type.Optional(Type.Object({ idloja: uuid }, closed)),
    enderecoentrega: Type.Optional(Type.Object({ idendereco: uuid }, closed)),
    totalConferido: Type.Number({
      minimum: 0,
      maximum: 1e13,
      description: 'O total que quem faz o pedido viu: se for outro, nada é gravado',
    }),
  },
  closed,
);
export type WireAttendedOrder = Static<typeof attendedOrder>;

/** The shop's staff send no card. */
const { 'too-many-cards': _, ...makingTexts } = attendedTexts;

export const makeAttendedOrderSchema = {
  summary:
    'Faz um pedido em nome de um cliente, pelos preços dele. Com o cabeçalho Idempotency-Key, repetir devolve o mesmo pedido.',
  tag: 'Painel',
  params: ofClient,
  body: attendedOrder,
  answer: Type.Object({ numpedido: Type.Integer(), totalpedido: reais, status: orderStatusSchema }),
  refusals: makingTexts,
  facts: submitOrderSchema.facts,
} as const satisfies EndpointSchema;
