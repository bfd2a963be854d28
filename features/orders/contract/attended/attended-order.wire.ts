import { addressFromWire, addressToWire } from '#features/addresses/contract/address.wire.ts';
import { cartFromWire, cartToWire } from '#features/cart/contract/cart.wire.ts';
import { cartLineFromWire, cartLineToWire } from '#features/cart/contract/cart-lines.wire.ts';
import type { CartLine } from '#features/cart/domain/cart.ts';
import type { SavedCart } from '#features/cart/domain/saved-cart.ts';
import {
  deliveryOptionFromWire,
  deliveryOptionToWire,
} from '#features/delivery/contract/delivery-option.wire.ts';
import { deliveryTexts } from '#features/delivery/contract/texts.ts';
import type { DeliveryOption } from '#features/delivery/domain/delivery-option.ts';
import {
  paymentMethodFromWire,
  paymentMethodToWire,
} from '#features/payments/contract/methods/payment-method.wire.ts';
import {
  characteristicFromWire,
  characteristicToWire,
} from '#features/suppliers/contract/characteristic.wire.ts';
import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney, fromReais, type Money, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { AttendedPreview, AttendedTerms, FoundGoods } from '../../domain/attended-terms.ts';
import type { OrderClient } from '../../domain/shop-order.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import type {
  WireAttendedOrder,
  WireAttendedPreview,
  WireAttendedTerms,
  WireBuyer,
  WireFoundGoods,
  WirePreview,
} from './attended-order.schema.ts';
import { attendedTexts } from './attended-texts.ts';

export const buyerToWire = ({ clientId, name, document, email }: OrderClient): WireBuyer => ({
  idcliente: clientId,
  nome: name,
  ...defined({ documento: document, email }),
});

export const buyerFromWire = ({ idcliente, nome, documento, email }: WireBuyer): OrderClient => ({
  clientId: idcliente,
  name: nome,
  ...defined({ document: documento, email }),
});

export const foundGoodsToWire = ({
  id,
  name,
  sku,
  unit,
  price,
  least,
  step,
  stock,
}: FoundGoods): WireFoundGoods => ({
  id,
  nome: name,
  sku,
  unidade: unit,
  minimo: toNumber(least),
  passo: toNumber(step),
  ...defined({
    preco: price === undefined ? undefined : toReais(price),
    estoque: stock === undefined ? undefined : toNumber(stock),
  }),
});

export const foundGoodsFromWire = (wire: WireFoundGoods): FoundGoods => ({
  id: wire.id,
  name: wire.nome,
  sku: wire.sku,
  unit: wire.unidade,
  least: parseQuantity(wire.minimo) ?? NONE,
  step: parseQuantity(wire.passo) ?? NONE,
  ...defined({
    price: wire.preco === undefined ? undefined : fromReais(wire.preco),
    stock: wire.estoque === undefined ? undefined : parseQuantity(wire.estoque),
  }),
});

export const attendedTermsToWire = (terms: AttendedTerms): WireAttendedTerms => ({
  cliente: buyerToWire(terms.client),
  ...defined({
    impedimento: terms.obstacle === undefined ? undefined : attendedTexts[terms.obstacle].message,
  }),
  orcamento: terms.quote,
  tiposEntrega: terms.deliveryTypes.map(deliveryTypeToWire),
  enderecos: terms.addresses.map(addressToWire),
  formasPagamento: terms.methods.map(paymentMethodToWire),
  caracteristicas: terms.questions.map(characteristicToWire),
  combos: terms.combos.map(({ id, name, price }) => ({
    id,
    nome: name,
    ...defined({ preco: price === undefined ? undefined : toReais(price) }),
  })),
});

/** The terms as the panel reads them: with the obstacle's sentence. */
export interface ShownTerms extends Omit<AttendedTerms, 'obstacle'> {
  readonly obstacle?: string;
}

export const attendedTermsFromWire = (wire: WireAttendedTerms): ShownTerms => ({
  client: buyerFromWire(wire.cliente),
  ...defined({ obstacle: wire.impedimento }),
  quote: wire.orcamento,
  deliveryTypes: wire.tiposEntrega.map(deliveryTypeFromWire),
  addresses: wire.enderecos.map(addressFromWire),
  methods: wire.formasPagamento.map(paymentMethodFromWire),
  questions: wire.caracteristicas.map(characteristicFromWire),
  combos: wire.combos.map(({ id, nome, preco }) => ({
    id,
    name: nome,
    ...defined({ price: preco === undefined ? undefined : fromReais(preco) }),
  })),
});

/** What is priced: a draft that need not be complete. */
export interface WantedPreview {
  readonly lines: readonly CartLine[];
  readonly deliveryType: DeliveryType;
  readonly addressId?: string;
  readonly paymentMethodId?: string;
  readonly coupon?: string;
}

export const wantedPreviewFromWire = (wire: WireAttendedPreview): WantedPreview => ({
  lines: wire.itens.map(cartLineFromWire),
  deliveryType: deliveryTypeFromWire(wire.tipoEntrega),
  ...defined({
    addressId: wire.idendereco,
    paymentMethodId: wire.idformapagamento,
    coupon: wire.cupom,
  }),
});

export const attendedPreviewToWire = ({ cart, options, noDelivery }: AttendedPreview): WirePreview => ({
  carrinho: cartToWire(cart),
  formasEntrega: options.map(deliveryOptionToWire),
  ...defined({
    semEntrega: noDelivery === undefined ? undefined : noDeliveryToWire(noDelivery),
  }),
});

const noDeliveryToWire = ({ code, minimumOrder }: NonNullable<AttendedPreview['noDelivery']>) =>
  minimumOrder === undefined
    ? { mensagem: deliveryTexts[code].message }
    : {
        mensagem: `O pedido mínimo para este endereço é de ${formatMoney(minimumOrder)}.`,
        pedidoMinimo: toReais(minimumOrder),
      };

export interface ShownPreview {
  readonly cart: SavedCart;
  readonly options: readonly DeliveryOption[];
  readonly noDelivery?: string;
  readonly minimumOrder?: Money;
}

export const attendedPreviewFromWire = (wire: WirePreview): ShownPreview => ({
  cart: cartFromWire(wire.carrinho),
  options: wire.formasEntrega.map(deliveryOptionFromWire),
  ...defined({
    noDelivery: wire.semEntrega?.mensagem,
    minimumOrder:
      wire.semEntrega?.pedidoMinimo === undefined ? undefined : fromReais(wire.semEntrega.pedidoMinimo),
  }),
});

export const wantedPreviewToWire = (wanted: WantedPreview): WireAttendedPreview => ({
  itens: wanted.lines.map(cartLineToWire),
  tipoEntrega: deliveryTypeToWire(wanted.deliveryType),
  ...defined({
    idendereco: wanted.addressId,
    idformapagamento: wanted.paymentMethodId,
    cupom: wanted.coupon,
  }),
});

/** A whole order for a client: what its maker decides, and the total that they saw. */
export type AttendedDraft = Pick<
  OrderDraft,
  | 'lines'
  | 'deliveryType'
  | 'addressId'
  | 'storeId'
  | 'optionId'
  | 'slot'
  | 'paymentMethodId'
  | 'note'
  | 'customerOrderNumber'
  | 'answers'
  | 'adult'
  | 'coupon'
> & { readonly seenTotal: Money };

export const attendedDraftToWire = (draft: AttendedDraft): WireAttendedOrder => ({
  itens: draft.lines.map(cartLineToWire),
  anotacoes: draft.note,
  numPedidoCliente: draft.customerOrderNumber,
  tipoEntrega: deliveryTypeToWire(draft.deliveryType),
  formaEntrega: defined({
    idformaentrega: draft.optionId,
    idagendamento: draft.slot?.slotId === undefined ? undefined : draft.slot.slotId,
    data_de_entrega: draft.slot?.date === undefined ? undefined : draft.slot.date,
  }),
  formaPagamento: { idformapagto: draft.paymentMethodId },
  ...defined({
    enderecoentrega: draft.addressId === undefined ? undefined : { idendereco: draft.addressId },
    lojaRetira: draft.storeId === undefined ? undefined : { idloja: draft.storeId },
    cupom: draft.coupon,
    maioridadeDeclarada: draft.adult,
    caracteristicas:
      draft.answers === undefined
        ? undefined
        : draft.answers.map(({ id, answer }) => ({ idcaracteristica: id, valor: answer })),
  }),
  totalConferido: toReais(draft.seenTotal),
});
