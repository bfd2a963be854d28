import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { Subscription, SubscriptionLine, SubscriptionStatus } from '../domain/subscription.ts';
import type { WireSubscription } from './subscription.schema.ts';
import { intervalFromWire, intervalToWire } from './subscription-type.wire.ts';

export const wireStatuses = {
  ACTIVE: 'ATIVA',
  STOPPED: 'PARADA',
  CANCELLED: 'CANCELADA',
} as const satisfies Record<SubscriptionStatus, WireSubscription['status']>;

export const statuses = {
  ATIVA: 'ACTIVE',
  PARADA: 'STOPPED',
  CANCELADA: 'CANCELLED',
} as const satisfies Record<WireSubscription['status'], SubscriptionStatus>;

export const subscriptionToWire = ({ place, ...subscription }: Subscription): WireSubscription => ({
  idassinatura: subscription.id,
  idtipoassinatura: subscription.typeId,
  nome: subscription.label,
  intervalo: intervalToWire(subscription.interval),
  status: wireStatuses[subscription.status],
  criadaEm: new Date(subscription.createdAt).toISOString(),
  ...defined({
    canceladaEm:
      subscription.cancelledAt === undefined ? undefined : new Date(subscription.cancelledAt).toISOString(),
    proximaData: subscription.nextDate,
  }),
  numpedido: subscription.firstOrder,
  itens: subscription.lines.map(lineToWire),
  tipoEntrega: deliveryTypeToWire(place.type),
  ...defined({ idendereco: place.addressId, idloja: place.storeId }),
  local: place.text,
  idformapagto: subscription.paymentMethodId,
  formaPagamento: subscription.paymentName,
  caracteristicas: subscription.answers.map(({ id, name, answer }) => ({
    idcaracteristica: id,
    nome: name,
    valor: answer,
  })),
});

export const subscriptionFromWire = (wire: WireSubscription): Subscription => ({
  id: wire.idassinatura,
  typeId: wire.idtipoassinatura,
  label: wire.nome,
  interval: intervalFromWire(wire.intervalo),
  status: statuses[wire.status],
  createdAt: Date.parse(wire.criadaEm),
  ...defined({
    cancelledAt: wire.canceladaEm === undefined ? undefined : Date.parse(wire.canceladaEm),
    nextDate: wire.proximaData,
  }),
  firstOrder: wire.numpedido,
  lines: wire.itens.map(lineFromWire),
  place: {
    type: deliveryTypeFromWire(wire.tipoEntrega),
    ...defined({ addressId: wire.idendereco, storeId: wire.idloja }),
    text: wire.local,
  },
  paymentMethodId: wire.idformapagto,
  paymentName: wire.formaPagamento,
  answers: wire.caracteristicas.map(({ idcaracteristica, nome, valor }) => ({
    id: idcaracteristica,
    name: nome,
    answer: valor,
  })),
});

type WireLine = WireSubscription['itens'][number];

const lineToWire = ({ picture, ...line }: SubscriptionLine): WireLine => ({
  id: line.productId,
  ...defined({ combo: line.combo }),
  nome: line.name,
  slug: line.slug,
  unidade: line.unit,
  ...defined({ imagem: picture }),
  fundo: line.ground,
  quantidade: toNumber(line.quantity),
  embalarParaPresente: line.giftWrap,
});

const lineFromWire = (wire: WireLine): SubscriptionLine => ({
  productId: wire.id,
  ...defined({ combo: wire.combo }),
  name: wire.nome,
  slug: wire.slug,
  unit: wire.unidade,
  ...defined({ picture: wire.imagem }),
  ground: wire.fundo,
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  giftWrap: wire.embalarParaPresente,
});
