import { cartLineFromWire, cartLineToWire } from '#features/cart/contract/cart-lines.wire.ts';
import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import type { WireOrderPayload } from './order-payload.schema.ts';

export function orderDraftFromWire(wire: WireOrderPayload): OrderDraft {
  const coupon = couponFromWire(wire.cupom);
  const slot = slotFromWire(wire.formaEntrega ?? {});
  const idformaentrega = wire.formaEntrega?.idformaentrega;
  return {
    lines: wire.itens.map(cartLineFromWire),
    deliveryType: wire.tipoEntrega,
    ...(wire.enderecoentrega ? { addressId: wire.enderecoentrega.idendereco } : {}),
    ...(wire.lojaRetira?.idloja === undefined ? {} : { storeId: wire.lojaRetira.idloja }),
    ...(wire.lojaRetira?.nome === undefined ? {} : { storeName: wire.lojaRetira.nome }),
    ...(idformaentrega === undefined ? {} : { optionId: idformaentrega }),
    ...(slot === undefined ? {} : { slot }),
    paymentMethodId: wire.formaPagamento.idformapagto,
    ...(wire.formaPagamento.quantParcelas === undefined
      ? {}
      : { instalments: wire.formaPagamento.quantParcelas }),
    ...(wire.formaPagamento.valorConferido === undefined
      ? {}
      : { seenCharge: fromReais(wire.formaPagamento.valorConferido) }),
    note: wire.anotacoes ?? '',
    customerOrderNumber: wire.numPedidoCliente ?? '',
    ...(wire.caracteristicas
      ? { answers: wire.caracteristicas.map(({ idcaracteristica: id, valor: answer }) => ({ id, answer })) }
      : {}),
    ...(coupon === '' ? {} : { coupon }),
    ...(wire.maioridadeDeclarada ? { adult: true } : {}),
    ...(wire.idtipoassinatura ? { subscriptionTypeId: wire.idtipoassinatura } : {}),
    ...(wire.totalConferido === undefined ? {} : { seenTotal: fromReais(wire.totalConferido) }),
  };
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
  ...(draft.coupon === undefined ? {} : { cupom: draft.coupon }),
  ...(draft.adult ? { maioridadeDeclarada: true } : {}),
  ...(draft.answers === undefined
    ? {}
    : { caracteristicas: draft.answers.map(({ id, answer }) => ({ idcaracteristica: id, valor: answer })) }),
  ...(draft.subscriptionTypeId === undefined ? {} : { idtipoassinatura: draft.subscriptionTypeId }),
  tipoEntrega: draft.deliveryType,
  formaEntrega: {
    ...(draft.optionId === undefined ? {} : { idformaentrega: draft.optionId }),
    ...(draft.slot?.slotId === undefined ? {} : { idagendamento: draft.slot.slotId }),
    ...(draft.slot?.date === undefined ? {} : { data_de_entrega: draft.slot.date }),
  },
  ...(draft.addressId === undefined ? {} : { enderecoentrega: { idendereco: draft.addressId } }),
  ...(draft.storeId === undefined && draft.storeName === undefined
    ? {}
    : {
        lojaRetira: {
          ...(draft.storeId === undefined ? {} : { idloja: draft.storeId }),
          ...(draft.storeName === undefined ? {} : { nome: draft.storeName }),
        },
      }),
  formaPagamento: {
    idformapagto: draft.paymentMethodId,
    temForma: true,
    ...(draft.instalments === undefined ? {} : { quantParcelas: draft.instalments }),
    ...(draft.seenCharge === undefined ? {} : { valorConferido: toReais(draft.seenCharge) }),
  },
  canalVenda: draft.attended ? 'MANUAL' : 'WEB',
  ...(draft.seenTotal === undefined ? {} : { totalConferido: toReais(draft.seenTotal) }),
});
