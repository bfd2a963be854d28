import { type Static, Type } from 'typebox';
import { typedCode } from '#features/coupons/contract/coupon.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientSegment,
  deliveryTypeOrEmpty,
  described,
  reais,
  salesChannel,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { MAX_NOTE_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '../domain/saved-cart.ts';
import { cartGiftSchema, promotionHintSchema } from './cart-gift.schema.ts';
import { cartItemSchema } from './cart-item.schema.ts';
import { cartLinesSchema } from './cart-lines.schema.ts';
import { cartNoticeSchema } from './cart-notice.schema.ts';
import { cartCouponFields, cartLockSchema, cartMetaInfo } from './cart-parts.schema.ts';
import { cartTexts } from './texts.ts';

/** The response of every cart call. Spec 7, cart. */
export const cartAnswer = Type.Object({
  itens: Type.Array(cartItemSchema),
  brindes: Type.Optional(
    Type.Array(cartGiftSchema, { description: 'O que as ofertas põem no carrinho, por si e de graça' }),
  ),
  proximasOfertas: Type.Optional(
    Type.Array(promotionHintSchema, { description: 'O que falta para as ofertas darem mais' }),
  ),
  total: Type.Optional(reais),
  economia: Type.Optional(reais),
  avisos: Type.Array(cartNoticeSchema),
  meta_info: cartMetaInfo,
  ...cartCouponFields,
  message: Type.Optional(Type.String()),
  anotacoes: Type.String(),
  numPedidoCliente: Type.String(),
  bloqueio: Type.Optional(cartLockSchema),
  pedidoMinimo: Type.Optional(described(reais, 'Combinado com este cliente, em produtos')),
  versao: Type.Integer({ minimum: 0, description: 'Cresce a cada gravação; 0 antes da primeira' }),
});

export type WireCart = Static<typeof cartAnswer>;

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
  tipoentrega: Type.Optional(deliveryTypeOrEmpty),
  idendereco: Type.Optional(described(uuid, 'Um endereço do cliente: para onde vai')),
};

export const getCartSchema = {
  summary: 'O carrinho guardado do cliente, com os preços de agora.',
  tag: 'Cart',
  params: cartParams,
  query: Type.Object(cartQuery),
  answer: cartAnswer,
} as const satisfies EndpointSchema;

export const saveCartSchema = {
  summary:
    'Troca o carrinho guardado pelo enviado, ou junta os dois no login, e responde com os preços de agora.',
  tag: 'Cart',
  params: cartParams,
  query: Type.Object({
    ...cartQuery,
    modoRepeticaoPedido: Type.Optional(
      Type.Boolean({
        description: 'Os itens vêm de um pedido repetido: se nenhum puder ser comprado, nada é gravado',
      }),
    ),
    cupomAplicacaoAutomatica: Type.Optional(
      Type.Boolean({ description: 'Liga ou desliga os cupons automáticos; ausente, fica como está' }),
    ),
    cupom: Type.Optional(typedCode),
    semCupom: Type.Optional(Type.Boolean({ description: 'Tira o cupom que o cliente aplicou' })),
    modo: Type.Optional(
      Type.Enum(['substituir', 'mesclar'], {
        description: 'mesclar, no login: cada produto fica com a maior das duas quantidades',
      }),
    ),
    versao: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_646,
        description: 'A versão que o cliente viu: se já houver outra, nada é gravado',
      }),
    ),
  }),
  body: Type.Object({
    cartItens: cartLinesSchema,
    anotacoes: Type.Optional(text(MAX_NOTE_LENGTH, 'Ausente, fica como está')),
    numPedidoCliente: Type.Optional(text(MAX_ORDER_NUMBER_LENGTH, 'Ausente, fica como está')),
  }),
  answer: cartAnswer,
  refusals: cartTexts,
} as const satisfies EndpointSchema;

export const priceVisitorCartSchema = {
  summary: 'Os preços de agora para um carrinho que não é guardado: o de quem ainda não entrou.',
  tag: 'Cart',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object(cartQuery),
  body: Type.Object({ cartItens: cartLinesSchema }),
  answer: cartAnswer,
} as const satisfies EndpointSchema;

export const unlockCartSchema = {
  summary: 'Desbloqueia o carrinho que um atendente preparou: o cliente volta a mudar os itens.',
  tag: 'Cart',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  query: Type.Object({
    idformapagamento: Type.Optional(uuid),
    tipoentrega: Type.Optional(deliveryTypeOrEmpty),
    idendereco: Type.Optional(uuid),
  }),
  answer: cartAnswer,
} as const satisfies EndpointSchema;
