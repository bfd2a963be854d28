import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { Discount, ShownCoupon } from '../domain/coupon.ts';
import type { WireCoupon } from './coupon.schema.ts';

export const couponToWire = (coupon: ShownCoupon): WireCoupon => ({
  codigocupom: coupon.code,
  descricao: coupon.description,
  ...discountToWire(coupon.discount),
  produtosComDesconto: [...(coupon.productIds ?? [])],
  nao_usar_com_politica: coupon.notWithPolicy,
  habilitar_visualizacao_desconto: coupon.showsPrices,
  aplicacao_automatica: coupon.automatic,
  valorMinimo: toReais(coupon.minimum),
  ...defined({
    validoDe: coupon.from === undefined ? undefined : new Date(coupon.from).toISOString(),
    validoAte: coupon.until === undefined ? undefined : new Date(coupon.until).toISOString(),
    canalVenda: coupon.channel,
  }),
  primeiraCompra: coupon.firstPurchase,
  formasPagamento: [...(coupon.paymentMethodIds ?? [])],
});

export const couponFromWire = (wire: WireCoupon): ShownCoupon => ({
  code: wire.codigocupom,
  description: wire.descricao,
  discount: discountFromWire(wire),
  ...(wire.produtosComDesconto.length === 0 ? {} : { productIds: wire.produtosComDesconto }),
  notWithPolicy: wire.nao_usar_com_politica,
  showsPrices: wire.habilitar_visualizacao_desconto,
  automatic: wire.aplicacao_automatica,
  minimum: fromReais(wire.valorMinimo),
  ...defined({
    from: wire.validoDe === undefined ? undefined : Date.parse(wire.validoDe),
    until: wire.validoAte === undefined ? undefined : Date.parse(wire.validoAte),
    channel: wire.canalVenda,
  }),
  firstPurchase: wire.primeiraCompra,
  ...(wire.formasPagamento.length === 0 ? {} : { paymentMethodIds: wire.formasPagamento }),
});

export type WireDiscount = Pick<WireCoupon, 'tipodesconto' | 'percentualDesconto' | 'valorDesconto'>;

export const discountToWire = (discount: Discount): WireDiscount =>
  discount.kind === 'percent'
    ? { tipodesconto: '%', percentualDesconto: discount.basisPoints / 100 }
    : { tipodesconto: 'R$', percentualDesconto: 0, valorDesconto: toReais(discount.amount) };

export const discountFromWire = ({
  tipodesconto,
  percentualDesconto,
  valorDesconto,
}: WireDiscount): Discount =>
  tipodesconto === '%'
    ? { kind: 'percent', basisPoints: Math.round(percentualDesconto * 100) }
    : { kind: 'absolute', amount: fromReais(valorDesconto ?? 0) };
