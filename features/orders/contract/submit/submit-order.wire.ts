import { draftFromWire } from '#features/addresses/contract/address.wire.ts';
import { postalAddressOf } from '#features/addresses/domain/address.ts';
import { parseNewAddress } from '#features/addresses/domain/parse-new-address.ts';
import { cartLineFromWire, cartLineToWire } from '#features/cart/contract/cart-lines.wire.ts';
import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import { chargeToWire } from '#features/payments/contract/charges/charge.wire.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId } from '#kernel/ids.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { paymentPhase } from '../../domain/payment-phase.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import type { SubmittedOrder } from '../../domain/submit/submit-refusal.ts';
import { billingToWire, orderCouponToWire } from '../order/order-parts.wire.ts';
import { orderStatusToWire } from '../order/order-status.wire.ts';
import type { WireOrderPayload } from './order-payload.schema.ts';
import { sentWords } from './sent-words.ts';
import type { WireSubmittedOrder } from './submit-order.schema.ts';

export function orderDraftFromWire(wire: WireOrderPayload): OrderDraft {
  const coupon = couponFromWire(wire.cupom);
  const slot = slotFromWire(wire.formaEntrega ?? {});
  const idformaentrega = wire.formaEntrega?.idformaentrega;
  return {
    lines: wire.itens.map(cartLineFromWire),
    deliveryType: deliveryTypeFromWire(wire.tipoEntrega),
    ...addressFromWire(wire.enderecoentrega),
    ...storeFromWire(wire.lojaRetira),
    ...defined({ optionId: idformaentrega, slot, billing: billingDraftFromWire(wire.enderecofaturamento) }),
    paymentMethodId: wire.formaPagamento.idformapagto,
    ...defined({
      instalments: wire.formaPagamento.quantParcelas,
      seenCharge:
        wire.formaPagamento.valorConferido === undefined
          ? undefined
          : fromReais(wire.formaPagamento.valorConferido),
    }),
    note: wire.anotacoes ?? '',
    customerOrderNumber: wire.numPedidoCliente ?? '',
    ...(wire.caracteristicas
      ? { answers: wire.caracteristicas.map(({ idcaracteristica: id, valor: answer }) => ({ id, answer })) }
      : {}),
    ...(coupon === '' ? {} : { coupon }),
    ...(wire.maioridadeDeclarada ? { adult: true } : {}),
    ...(wire.formaPagamento.pixAutomatico ? { automaticPix: true } : {}),
    ...(wire.idtipoassinatura ? { subscriptionTypeId: wire.idtipoassinatura } : {}),
    ...defined({ seenTotal: wire.totalConferido === undefined ? undefined : fromReais(wire.totalConferido) }),
  };
}

function addressFromWire(
  wire: WireOrderPayload['enderecoentrega'],
): Pick<OrderDraft, 'addressId' | 'position'> {
  if (!wire) return {};
  const { lat = null, lng = null } = wire.coords ?? {};
  return {
    addressId: wire.idendereco,
    ...(lat === null || lng === null ? {} : { position: { latitude: lat, longitude: lng } }),
  };
}

const storeFromWire = (
  wire: WireOrderPayload['lojaRetira'],
): Pick<OrderDraft, 'storeId' | 'storeName' | 'storeAddress' | 'storePosition'> =>
  defined({
    storeId: wire?.idloja,
    storeName: wire?.nome,
    storeAddress: wire?.descricao_endereco_loja,
    storePosition: wire?.coordenadas_loja,
  });

/** An incomplete address is as good as none. */
function billingDraftFromWire(wire: WireOrderPayload['enderecofaturamento']): OrderDraft['billing'] {
  const parsed = wire ? parseNewAddress(draftFromWire(wire)) : undefined;
  return parsed?.ok ? { ...postalAddressOf(parsed.value), country: parsed.value.country } : undefined;
}

/** A window may be named by its day alone; empty fields count as absent. */
function slotFromWire({
  idagendamento = '',
  data_de_entrega = '',
}: NonNullable<WireOrderPayload['formaEntrega']>): OrderDraft['slot'] {
  if (idagendamento === '' && data_de_entrega === '') return undefined;
  return {
    ...(idagendamento === '' ? {} : { slotId: idagendamento }),
    ...(data_de_entrega === '' ? {} : { date: data_de_entrega }),
  };
}

/** A code, or the coupon as returned by a check. */
const couponFromWire = (wire: WireOrderPayload['cupom']): string =>
  normalCode(typeof wire === 'string' ? wire : (wire?.codigocupom ?? ''));

/** Sends channel MANUAL if an attendant prepared the cart, else WEB. Spec 3, canalVenda. */
export const orderDraftToWire = (draft: OrderDraft): WireOrderPayload => ({
  itens: draft.lines.map(cartLineToWire),
  ...(draft.note === '' ? {} : { anotacoes: draft.note }),
  ...(draft.customerOrderNumber === '' ? {} : { numPedidoCliente: draft.customerOrderNumber }),
  ...defined({ cupom: draft.coupon }),
  ...(draft.adult ? { maioridadeDeclarada: true } : {}),
  ...defined({
    caracteristicas:
      draft.answers === undefined
        ? undefined
        : draft.answers.map(({ id, answer }) => ({ idcaracteristica: id, valor: answer })),
    idtipoassinatura: draft.subscriptionTypeId,
  }),
  tipoEntrega: deliveryTypeToWire(draft.deliveryType),
  formaEntrega: {
    ...defined({
      idformaentrega: draft.optionId,
      idagendamento: draft.slot?.slotId === undefined ? undefined : draft.slot.slotId,
      data_de_entrega: draft.slot?.date === undefined ? undefined : draft.slot.date,
    }),
  },
  ...defined({
    enderecoentrega: draft.addressId === undefined ? undefined : addressToWire(draft.addressId, draft),
    lojaRetira: storeToWire(draft),
    enderecofaturamento: draft.billing === undefined ? undefined : billingToWire(draft.billing),
  }),
  formaPagamento: {
    idformapagto: draft.paymentMethodId,
    temForma: true,
    ...defined({
      quantParcelas: draft.instalments,
      valorConferido: draft.seenCharge === undefined ? undefined : toReais(draft.seenCharge),
      pixAutomatico: draft.automaticPix,
    }),
  },
  canalVenda: draft.attended ? 'MANUAL' : 'WEB',
  ...defined({ totalConferido: draft.seenTotal === undefined ? undefined : toReais(draft.seenTotal) }),
});

const addressToWire = (
  idendereco: AddressId,
  { position }: OrderDraft,
): WireOrderPayload['enderecoentrega'] => ({
  idendereco,
  ...(position === undefined ? {} : { coords: { lat: position.latitude, lng: position.longitude } }),
});

/** Undefined where the draft names no store. */
function storeToWire(draft: OrderDraft): WireOrderPayload['lojaRetira'] | undefined {
  const store = defined({
    idloja: draft.storeId,
    nome: draft.storeName,
    descricao_endereco_loja: draft.storeAddress,
    coordenadas_loja: draft.storePosition,
  });
  return Object.keys(store).length === 0 ? undefined : store;
}

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
    status: orderStatusToWire(order.status),
    mensagemErro: tone === 'error' ? text : '',
    mensagemSucesso: tone === 'error' ? '' : text,
    itensName: [...order.itemNames],
    ...defined({ pagamento: charge, pix: charge?.pix === undefined ? undefined : charge.pix }),
  };
}
