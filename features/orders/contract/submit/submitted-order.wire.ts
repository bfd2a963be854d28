import { chargeToWire } from '#features/payments/contract/charges/charge.wire.ts';
import type { Charge } from '#features/payments/domain/charge.ts';
import { defined } from '#kernel/defined.ts';
import { toReais } from '#kernel/money.ts';
import { paymentPhase } from '../../domain/payment-phase.ts';
import type { SubmittedOrder } from '../../domain/submit/submitted-order.ts';
import { orderCouponToWire } from '../order/order-parts.wire.ts';
import { sentWords } from './sent-words.ts';
import type { WireSubmittedOrder } from './submit-order.schema.ts';

export function submittedOrderToWire(
  order: SubmittedOrder<Charge>,
  drawQr: (code: string) => string,
): WireSubmittedOrder {
  const charge = order.charge === undefined ? undefined : chargeToWire(order.charge, drawQr);
  const { text, tone } = sentWords(order.status, paymentPhase(order));
  return {
    numpedido: order.number,
    totalpedido: toReais(order.total),
    taxaentrega: toReais(order.deliveryFee),
    idcliente: order.clientId,
    desconto: toReais(order.discount),
    dadospedido: { cupom: order.coupon === undefined ? null : orderCouponToWire(order.coupon) },
    status: order.status,
    mensagemErro: tone === 'error' ? text : '',
    mensagemSucesso: tone === 'error' ? '' : text,
    itensName: [...order.itemNames],
    ...defined({ pagamento: charge, pix: charge?.pix === undefined ? undefined : charge.pix }),
  };
}
