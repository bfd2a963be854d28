import { type Static, Type } from 'typebox';
import { chargeSchema } from '#features/payments/contract/charges/charge.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orNull, reais, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderCouponSchema, orderStatusSchema } from '../order/order-parts.schema.ts';
import { submitTexts } from '../texts.ts';
import { orderParams, orderPayloadSchema } from './order-payload.schema.ts';

/** Order response, spec 3. */
const submittedOrderSchema = Type.Object({
  numpedido: Type.Integer(),
  totalpedido: reais,
  taxaentrega: reais,
  idcliente: uuid,
  desconto: reais,
  dadospedido: Type.Object({ cupom: orNull(orderCouponSchema) }),
  status: orderStatusSchema,
  mensagemErro: Type.String(),
  mensagemSucesso: Type.String(),
  itensName: Type.Array(Type.String(), { description: 'Os nomes dos produtos pedidos' }),
  pagamento: Type.Optional(chargeSchema),
  pix: chargeSchema.properties.pix,
});

export type WireSubmittedOrder = Static<typeof submittedOrderSchema>;

export const submitOrderSchema = {
  summary:
    'Envia o pedido. Com o cabeçalho Idempotency-Key, repetir o envio devolve o mesmo pedido em vez de fazer outro.',
  tag: 'Orders',
  params: orderParams,
  body: orderPayloadSchema,
  answer: submittedOrderSchema,
  refusals: submitTexts,
  facts: {
    'duplicate-order': 'numpedido, o do pedido idêntico, para quem o vê',
    'cart-changed': 'itensName e avisos, o que mudou',
    'out-of-stock': 'itensName e avisos, o que falta',
    'age-not-declared': 'itensName, o que só maiores compram',
    'charge-changed': 'valorCobrado, o de agora',
    'promotion-exhausted': 'ofertas, as que se esgotaram',
    'credit-exceeded': 'creditoDisponivel, quando pode ser dito',
    'total-changed': 'total, taxaentrega, desconto e itens, os de agora',
    'no-delivery-option': 'pedidoMinimo, quando só ele falta',
    'below-client-minimum': 'pedidoMinimo, o deste cliente, e falta, o que falta para ele',
  },
} as const satisfies EndpointSchema;

/**
 * Called before a submit, where an identical order is a refusal; and after a submit whose response was lost, with its
 * Idempotency-Key: it then returns the number of the order that was created. Spec 5; spec 8.
 */
export const checkDuplicateSchema = {
  summary:
    'Recusa se um pedido idêntico foi feito há poucos segundos; com a Idempotency-Key de um envio, diz o seu pedido.',
  tag: 'Orders',
  params: orderParams,
  body: orderPayloadSchema,
  answer: Type.Object({
    numpedido: Type.Optional(Type.Integer({ description: 'O pedido que este envio já fez' })),
  }),
  refusals: someRefusals(submitTexts, 'duplicate-order', 'key-reused', 'invalid-key'),
  facts: { 'duplicate-order': 'numpedido, o do pedido idêntico, para quem o vê' },
} as const satisfies EndpointSchema;
