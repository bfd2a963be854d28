import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { CartLine } from '../domain/cart.ts';
import type { WireCartLine } from './cart-lines.schema.ts';

/** Rounds to three decimals (spec 5): 0.0004 becomes 0, and 0 removes the line. */
export const cartLineFromWire = (wire: WireCartLine): CartLine => ({
  ...(wire.idcombopromocional_cabecalho
    ? { productId: wire.idcombopromocional_cabecalho, combo: true }
    : { productId: wire.id }),
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  giftWrap: wire.embalarParaPresente ?? false,
});

export const cartLineToWire = (line: CartLine): WireCartLine => ({
  id: line.productId,
  ...(line.combo ? { idcombopromocional_cabecalho: line.productId } : {}),
  quantidade: toNumber(line.quantity),
  ...(line.giftWrap ? { embalarParaPresente: true } : {}),
});
