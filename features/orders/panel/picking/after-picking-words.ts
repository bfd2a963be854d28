/** What can be done about what is short or weighs otherwise: which part of the order's page settles it, with the found quantities. */
import { productLines } from '../../domain/order-lines.ts';
import { awaitsPayment } from '../../domain/order-status.ts';
import { differingPlaces, hasShortage, weighsOtherwise } from '../../domain/picking/after-picking.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { isSettled } from '../order/is-settled.ts';

/** The part of the order's page that an address opens: `?abrir=alteracao`. */
export type OpenedPart = 'alteracao' | 'captura' | 'envio' | 'devolucao';

export interface Remedy {
  readonly open: OpenedPart;
  readonly label: string;
  readonly text: string;
}

export function afterPicking(order: ShopOrder): readonly Remedy[] {
  if (differingPlaces(order).length === 0) return [];
  if (awaitsPayment(order.status) && !isSettled(order))
    return hasEditable(order) ? [EDIT, ...later(order)] : later(order);
  if (order.charge?.status === 'authorised') {
    const capture = weighsOtherwise(order) ? CAPTURE_WEIGHED : CAPTURE;
    return [capture, ...later(order).map((one) => ({ ...one, text: NOT_CHARGED }))];
  }
  return later(order);
}

/** Combos are not edited. */
const hasEditable = (order: ShopOrder): boolean => {
  const inCombo = order.lines.flatMap((line) => productLines([line]).map(() => line.parts !== undefined));
  return differingPlaces(order).some((position) => inCombo[position] === false);
};

function later(order: ShopOrder): readonly Remedy[] {
  if (!hasShortage(order)) return [];
  return [order.delivery.type === 'delivery' ? SHIP : RETURN];
}

const EDIT: Remedy = {
  open: 'alteracao',
  label: 'Propor a alteração',
  text: 'O pedido ainda não foi pago: proponha ao cliente o que há. As quantidades já vêm preenchidas.',
};
const CAPTURE: Remedy = {
  open: 'captura',
  label: 'Capturar o que há',
  text: 'O cartão está só reservado: capture o valor do que há. O resto é liberado.',
};
const CAPTURE_WEIGHED: Remedy = {
  open: 'captura',
  label: 'Capturar o valor pesado',
  text: 'O cartão está só reservado: capture o valor do que foi pesado e do que há.',
};
/** Its share of what was captured belongs to what is there: giving it back would pay it twice. */
const NOT_CHARGED =
  'O que falta não foi cobrado: ao registrar depois que não será entregue, escreva 0 em “Devolver menos”.';
const SHIP: Remedy = {
  open: 'envio',
  label: 'Enviar o que há',
  text: 'Para enviar o que há, passe o pedido para “Separado” e registre um envio; o que falta vai depois, ou deixa de ser enviado, com o dinheiro de volta.',
};
const RETURN: Remedy = {
  open: 'devolucao',
  label: 'Devolver o que falta',
  text: 'Para entregar o que há, passe o pedido para “Pronto para retirada” e registre a devolução do que falta, com o dinheiro de volta.',
};
