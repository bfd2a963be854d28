import {
  postalAddressFromWire,
  postalAddressToWire,
} from '#features/addresses/contract/postal-address.wire.ts';
import { discountFromWire, discountToWire } from '#features/coupons/contract/coupon.wire.ts';
import { slotFromWire, slotToWire } from '#features/delivery/contract/slot.wire.ts';
import { defined } from '#kernel/defined.ts';
import type {
  BillingAddress,
  DeliveryAddress,
  DeliverySnapshot,
  OrderCoupon,
  PickupStore,
  Tracking,
} from '../../domain/order.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import type {
  WireOrderBilling,
  WireOrderCoupon,
  WireOrderDelivery,
  WireQuote,
  WireTracking,
} from './order-parts.schema.ts';

export const billingToWire = (address: BillingAddress): WireOrderBilling => ({
  ...postalAddressToWire(address),
  pais: address.country,
});

export const billingFromWire = (wire: WireOrderBilling): BillingAddress => ({
  ...postalAddressFromWire(wire),
  country: wire.pais,
});

export const orderCouponToWire = ({ code, description, discount }: OrderCoupon): WireOrderCoupon => ({
  codigocupom: code,
  descricao: description,
  ...discountToWire(discount),
});

export const orderCouponFromWire = (wire: WireOrderCoupon): OrderCoupon => ({
  code: wire.codigocupom,
  description: wire.descricao,
  discount: discountFromWire(wire),
});

type WireDelivery = Extract<WireOrderDelivery, { tipoEntrega: 'DELIVERY' }>;
type WirePickup = Extract<WireOrderDelivery, { tipoEntrega: 'RETIRADA' }>;

export const deliveryToWire = (delivery: DeliverySnapshot): WireOrderDelivery => ({
  ...(delivery.type === 'delivery'
    ? { tipoEntrega: 'DELIVERY', area: delivery.areaName, enderecoentrega: addressToWire(delivery.address) }
    : { tipoEntrega: 'RETIRADA', lojaRetira: storeToWire(delivery.store) }),
  ...defined({ agendamento: delivery.slot === undefined ? undefined : slotToWire(delivery.slot) }),
});

export const deliveryFromWire = (wire: WireOrderDelivery): DeliverySnapshot => ({
  ...(wire.tipoEntrega === 'DELIVERY'
    ? { type: 'delivery', areaName: wire.area, address: addressFromWire(wire.enderecoentrega) }
    : { type: 'pickup', store: storeFromWire(wire.lojaRetira) }),
  ...defined({ slot: wire.agendamento === undefined ? undefined : slotFromWire(wire.agendamento) }),
});

const addressToWire = (address: DeliveryAddress): WireDelivery['enderecoentrega'] => ({
  idendereco: address.addressId,
  apelido: address.label,
  ...postalAddressToWire(address),
  pais: address.country ?? HOME_COUNTRY,
  pontoref: address.reference,
  ...(address.position === undefined
    ? {}
    : { coords: { lat: address.position.latitude, lng: address.position.longitude } }),
});

/** Of orders from before the country was stored. */
const HOME_COUNTRY = 'Brasil';

const addressFromWire = (wire: WireDelivery['enderecoentrega']): DeliveryAddress => ({
  addressId: wire.idendereco,
  label: wire.apelido,
  ...postalAddressFromWire(wire),
  country: wire.pais,
  reference: wire.pontoref,
  ...(wire.coords === undefined
    ? {}
    : { position: { latitude: wire.coords.lat, longitude: wire.coords.lng } }),
});

const storeToWire = (store: PickupStore): WirePickup['lojaRetira'] => ({
  idloja: store.storeId,
  nome: store.name,
  descricao_endereco_loja: store.addressText,
  coordenadas_loja: { latitude: store.latitude, longitude: store.longitude },
});

const storeFromWire = (wire: WirePickup['lojaRetira']): PickupStore => ({
  storeId: wire.idloja,
  name: wire.nome,
  addressText: wire.descricao_endereco_loja,
  ...wire.coordenadas_loja,
});

export const quoteToWire = ({ version, message, pricedAt, validUntil }: Quote): WireQuote => ({
  versao: version,
  mensagem: message,
  precificadoEm: new Date(pricedAt).toISOString(),
  validoAte: new Date(validUntil).toISOString(),
});

export const quoteFromWire = ({ versao, mensagem, precificadoEm, validoAte }: WireQuote): Quote => ({
  version: versao,
  message: mensagem,
  pricedAt: Date.parse(precificadoEm),
  validUntil: Date.parse(validoAte),
});

export const trackingToWire = ({ carrier, code, url }: Tracking): WireTracking => ({
  transportadora: carrier,
  codigo: code,
  ...defined({ link: url }),
});

export const trackingFromWire = ({ transportadora, codigo, link }: WireTracking): Tracking => ({
  carrier: transportadora,
  code: codigo,
  ...defined({ url: link }),
});
