import { productFromWire, productToWire } from '#features/catalog/contract/products/product.wire.ts';
import { firstSlotFromWire, firstSlotToWire } from '#features/delivery/contract/first-slot.wire.ts';
import { slotFromWire, slotToWire } from '#features/delivery/contract/slot.wire.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { ClientHome } from '../../domain/home/client-home.ts';
import type { OrderUnderway } from '../../domain/home/order-underway.ts';
import type { ComingStep } from '../../domain/timeline/coming-steps.ts';
import { instantToWire } from '../order/order.wire.ts';
import { orderStatusFromWire, orderStatusToWire } from '../order/order-status.wire.ts';
import type { WireClientHome, WireUnderway } from './client-home.schema.ts';

export const clientHomeToWire = ({
  bought,
  order,
  otherOrders,
  firstSlot,
  lists,
}: ClientHome): WireClientHome => ({
  compreDeNovo: bought.map(({ product, quantity, at }) => ({
    produto: productToWire(product),
    quantidade: toNumber(quantity),
    compradoEm: instantToWire(at),
  })),
  pedido: order === undefined ? null : underwayToWire(order),
  outrosPedidos: otherOrders,
  previsao: firstSlot === undefined ? null : firstSlotToWire(firstSlot),
  listas: lists.map(({ id, name, productCount }) => ({ idlista: id, nome: name, produtos: productCount })),
});

export const clientHomeFromWire = (wire: WireClientHome): ClientHome => ({
  bought: wire.compreDeNovo.map(({ produto, quantidade, compradoEm }) => ({
    product: productFromWire(produto),
    quantity: parseQuantity(quantidade) ?? NONE,
    at: Date.parse(compradoEm),
  })),
  otherOrders: wire.outrosPedidos,
  ...(wire.pedido === null ? {} : { order: underwayFromWire(wire.pedido) }),
  ...(wire.previsao === null ? {} : { firstSlot: firstSlotFromWire(wire.previsao) }),
  lists: wire.listas.map(({ idlista, nome, produtos }) => ({
    id: idlista,
    name: nome,
    productCount: produtos,
  })),
});

const underwayToWire = (order: OrderUnderway): WireUnderway => ({
  numpedido: order.number,
  status: orderStatusToWire(order.status),
  tipoEntrega: deliveryTypeToWire(order.deliveryType),
  criadoEm: instantToWire(order.createdAt),
  totalpedido: toReais(order.total),
  ...(order.next === undefined ? {} : { proximoPasso: stepToWire(order.next) }),
  esperaCliente: order.waitsForClient,
  ...(order.slot === undefined ? {} : { agendamento: slotToWire(order.slot) }),
});

const underwayFromWire = (wire: WireUnderway): OrderUnderway => ({
  number: wire.numpedido,
  status: orderStatusFromWire(wire.status),
  deliveryType: deliveryTypeFromWire(wire.tipoEntrega),
  createdAt: Date.parse(wire.criadoEm),
  total: fromReais(wire.totalpedido),
  ...defined({ next: wire.proximoPasso && stepFromWire(wire.proximoPasso) }),
  waitsForClient: wire.esperaCliente,
  ...(wire.agendamento === undefined ? {} : { slot: slotFromWire(wire.agendamento) }),
});

type WireStep = NonNullable<WireUnderway['proximoPasso']>;

const stepToWire = (step: ComingStep): WireStep =>
  step === 'payment' ? 'PAGAMENTO' : orderStatusToWire(step);
const stepFromWire = (step: WireStep): ComingStep =>
  step === 'PAGAMENTO' ? 'payment' : orderStatusFromWire(step);
