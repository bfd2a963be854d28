import { cartLineFromWire, cartLineToWire } from '#features/cart/contract/cart-lines.wire.ts';
import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import { defined } from '#kernel/defined.ts';
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
    ...defined({
      storeId: wire.lojaRetira?.idloja === undefined ? undefined : wire.lojaRetira.idloja,
      storeName: wire.lojaRetira?.nome === undefined ? undefined : wire.lojaRetira.nome,
      optionId: idformaentrega,
      slot,
    }),
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
    ...(wire.idtipoassinatura ? { subscriptionTypeId: wire.idtipoassinatura } : {}),
    ...defined({ seenTotal: wire.totalConferido === undefined ? undefined : fromReais(wire.totalConferido) }),
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
  ...defined({ cupom: draft.coupon }),
  ...(draft.adult ? { maioridadeDeclarada: true } : {}),
  ...defined({
    caracteristicas:
      draft.answers === undefined
        ? undefined
        : draft.answers.map(({ id, answer }) => ({ idcaracteristica: id, valor: answer })),
    idtipoassinatura: draft.subscriptionTypeId,
  }),
  tipoEntrega: draft.deliveryType,
  formaEntrega: {
    ...defined({
      idformaentrega: draft.optionId,
      idagendamento: draft.slot?.slotId === undefined ? undefined : draft.slot.slotId,
      data_de_entrega: draft.slot?.date === undefined ? undefined : draft.slot.date,
    }),
  },
  ...defined({
    enderecoentrega: draft.addressId === undefined ? undefined : { idendereco: draft.addressId },
  }),
  ...(draft.storeId === undefined && draft.storeName === undefined
    ? {}
    : {
        lojaRetira: {
          ...defined({ idloja: draft.storeId, nome: draft.storeName }),
        },
      }),
  formaPagamento: {
    idformapagto: draft.paymentMethodId,
    temForma: true,
    ...defined({
      quantParcelas: draft.instalments,
      valorConferido: draft.seenCharge === undefined ? undefined : toReais(draft.seenCharge),
    }),
  },
  canalVenda: draft.attended ? 'MANUAL' : 'WEB',
  ...defined({ totalConferido: draft.seenTotal === undefined ? undefined : toReais(draft.seenTotal) }),
});
