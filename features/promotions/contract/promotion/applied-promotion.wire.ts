import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { AppliedPromotion } from '../../domain/promotion/applied-promotion.ts';
import type { WireAppliedPromotion } from './applied-promotion.schema.ts';

export const appliedPromotionToWire = (applied: AppliedPromotion): WireAppliedPromotion => ({
  idoferta: applied.id,
  oferta: applied.label,
  quantidade: toNumber(applied.quantity),
  porAplicacao: applied.perUse,
  percentual: applied.basisPoints / 100,
  economia: toReais(applied.saved),
  desconto: toReais(applied.discount),
});

export const appliedPromotionFromWire = (wire: WireAppliedPromotion): AppliedPromotion => ({
  id: wire.idoferta,
  label: wire.oferta,
  quantity: parseQuantity(wire.quantidade) ?? NONE,
  perUse: wire.porAplicacao,
  basisPoints: Math.round(wire.percentual * 100),
  saved: fromReais(wire.economia),
  discount: fromReais(wire.desconto),
});
