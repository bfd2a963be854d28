import { cartItemFromWire, cartItemToWire } from '#features/cart/contract/cart-item.wire.ts';
import { noticeFromWire, noticeToWire } from '#features/cart/contract/cart-notice.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import type { RepeatedLine, RepeatedOrder } from '../../domain/repeated-order.ts';
import { orderItemFromWire, orderItemToWire } from '../order/order-item.wire.ts';
import type { repeatOrderSchema, WireRepeatedLine } from './repeat-order.schema.ts';

type WireRepeatedOrder = Answer<typeof repeatOrderSchema>;

export const repeatedOrderToWire = ({
  number,
  createdAt,
  paymentName,
  lines,
}: RepeatedOrder): WireRepeatedOrder => ({
  numpedido: number,
  criadoEm: new Date(createdAt).toISOString(),
  formaPagamento: paymentName,
  linhas: lines.map(lineToWire),
});

export const repeatedOrderFromWire = (wire: WireRepeatedOrder): RepeatedOrder => ({
  number: wire.numpedido,
  createdAt: Date.parse(wire.criadoEm),
  paymentName: wire.formaPagamento,
  lines: wire.linhas.map(lineFromWire),
});

const lineToWire = ({ ordered, today, notices }: RepeatedLine): WireRepeatedLine => ({
  pedido: orderItemToWire(ordered),
  ...defined({ item: today === undefined ? undefined : cartItemToWire(today) }),
  avisos: notices.map(noticeToWire),
});

const lineFromWire = ({ pedido, item, avisos }: WireRepeatedLine): RepeatedLine => ({
  ordered: orderItemFromWire(pedido),
  ...defined({ today: item === undefined ? undefined : cartItemFromWire(item) }),
  notices: avisos.map(noticeFromWire),
});
