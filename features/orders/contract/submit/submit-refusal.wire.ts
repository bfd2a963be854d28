import type { WireCartItem } from '#features/cart/contract/cart-item.schema.ts';
import { cartItemFromWire, cartItemToWire } from '#features/cart/contract/cart-item.wire.ts';
import type { WireCartNotice } from '#features/cart/contract/cart-notice.schema.ts';
import { noticeFromWire, noticeToWire } from '#features/cart/contract/cart-notice.wire.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { fromReais, type Money, toReais } from '#kernel/money.ts';
import type { SubmitRefusal } from '../../domain/submit/submit-refusal.ts';

interface WireSubmitFacts {
  readonly numpedido?: number;
  readonly itensName?: readonly string[];
  readonly avisos?: readonly WireCartNotice[];
  readonly pedidoMinimo?: number;
  readonly falta?: number;
  readonly valorCobrado?: number;
  readonly creditoDisponivel?: number;
  readonly total?: number;
  readonly taxaentrega?: number;
  readonly desconto?: number;
  readonly itens?: readonly WireCartItem[];
  readonly ofertas?: readonly string[];
}

export const submitRefusalToWire = (
  refusal: SubmitRefusal,
): { readonly code: SubmitRefusal['code']; readonly facts?: Readonly<Record<string, unknown>> } => {
  const facts = factsToWire(refusal);
  return { code: refusal.code, ...defined({ facts: facts === undefined ? undefined : { ...facts } }) };
};

function factsToWire(refusal: SubmitRefusal): WireSubmitFacts | undefined {
  switch (refusal.code) {
    case 'duplicate-order':
      return refusal.previous === undefined ? undefined : { numpedido: refusal.previous };
    case 'cart-changed':
    case 'out-of-stock':
      return { itensName: refusal.itemNames, avisos: refusal.notices.map(noticeToWire) };
    case 'age-not-declared':
      return { itensName: refusal.itemNames };
    case 'charge-changed':
      return { valorCobrado: toReais(refusal.amount) };
    case 'credit-exceeded':
      return refusal.available === undefined ? undefined : { creditoDisponivel: toReais(refusal.available) };
    case 'total-changed':
      return {
        total: toReais(refusal.totals.total),
        taxaentrega: toReais(refusal.totals.deliveryFee),
        desconto: toReais(refusal.totals.discount),
        itens: refusal.lines.map(cartItemToWire),
      };
    case 'promotion-exhausted':
      return { ofertas: refusal.labels };
    case 'no-delivery-option':
      return refusal.minimumOrder === undefined ? undefined : { pedidoMinimo: toReais(refusal.minimumOrder) };
    case 'below-client-minimum':
      return { pedidoMinimo: toReais(refusal.minimumOrder), falta: toReais(refusal.missing) };
    default:
      return undefined;
  }
}

/** The facts of a refused submit; those that do not belong to the refusal are absent. */
export interface SubmitFacts {
  readonly previous?: OrderNumber;
  readonly itemNames: readonly string[];
  readonly notices: readonly CartNotice[];
  readonly minimumOrder?: Money;
  /** The total when paying in instalments, with interest. */
  readonly charged?: Money;
  readonly creditAvailable?: Money;
  readonly total?: Money;
  readonly deliveryFee?: Money;
  readonly lines?: readonly ShownLine[];
}

/** Reads `problem.facts` of a refused submit or duplicate check. */
export function submitFactsFromWire(facts: Readonly<Record<string, unknown>> | undefined): SubmitFacts {
  const wire: WireSubmitFacts = facts ?? {};
  const { numpedido, itensName, avisos, pedidoMinimo, total, taxaentrega, itens } = wire;
  return {
    ...defined({ previous: numpedido }),
    itemNames: itensName ?? [],
    notices: (avisos ?? []).map(noticeFromWire),
    ...defined({
      minimumOrder: pedidoMinimo === undefined ? undefined : fromReais(pedidoMinimo),
      charged: wire.valorCobrado === undefined ? undefined : fromReais(wire.valorCobrado),
      creditAvailable: wire.creditoDisponivel === undefined ? undefined : fromReais(wire.creditoDisponivel),
      total: total === undefined ? undefined : fromReais(total),
      deliveryFee: taxaentrega === undefined ? undefined : fromReais(taxaentrega),
      lines: itens === undefined ? undefined : itens.map(cartItemFromWire),
    }),
  };
}
