import { type Static, Type } from 'typebox';
import { reais, uuid } from '#features/catalog/contract/fields.schema.ts';
import { chargeSchema } from '#features/payments/contract/charge.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { orderCouponSchema } from './order-coupon.schema.ts';
import { orderParams, orderPayloadSchema } from './order-payload.schema.ts';
import { orderStatusSchema } from './order-status.schema.ts';
import { submitTexts } from './texts.ts';

/** Order response, spec 3. */
const submittedOrderSchema = Type.Object({
  numpedido: Type.Integer(),
  totalpedido: reais,
  taxaentrega: reais,
  idcliente: uuid,
  desconto: reais,
  dadospedido: Type.Object({ cupom: Type.Union([orderCouponSchema, Type.Null()]) }),
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
    'credit-exceeded': 'creditoDisponivel, quando pode ser dito',
    'total-changed': 'total, taxaentrega, desconto e itens, os de agora',
    'no-delivery-option': 'pedidoMinimo, quando só ele falta',
  },
} as const satisfies EndpointSchema;
