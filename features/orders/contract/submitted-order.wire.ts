import { chargeToWire } from '#features/payments/contract/charge.wire.ts';
import type { Charge } from '#features/payments/domain/charge.ts';
import { toReais } from '#kernel/money.ts';
import { isQuote } from '../domain/order-status.ts';
import type { SubmittedOrder } from '../domain/submitted-order.ts';
import { orderCouponToWire } from './order-coupon.wire.ts';
import type { WireSubmittedOrder } from './submit-order.schema.ts';

export function submittedOrderToWire(
  order: SubmittedOrder<Charge>,
  drawQr: (code: string) => string,
): WireSubmittedOrder {
  const charge = order.charge === undefined ? undefined : chargeToWire(order.charge, drawQr);
  return {
    numpedido: order.number,
    totalpedido: toReais(order.total),
    taxaentrega: toReais(order.deliveryFee),
    idcliente: order.clientId,
    desconto: toReais(order.discount),
    dadospedido: { cupom: order.coupon === undefined ? null : orderCouponToWire(order.coupon) },
    status: order.status,
    mensagemErro: '',
    mensagemSucesso: isQuote(order.status) ? 'Orçamento enviado com sucesso!' : 'Pedido enviado com sucesso!',
    itensName: [...order.itemNames],
    ...(charge === undefined ? {} : { pagamento: charge }),
    ...(charge?.pix === undefined ? {} : { pix: charge.pix }),
  };
}
