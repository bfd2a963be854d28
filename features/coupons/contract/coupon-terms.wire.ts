import { defined } from '#kernel/defined.ts';
import { fromReais, type Money, toReais, ZERO } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { parseMoment } from '#platform/contract/parse-moment.ts';
import type { CouponAmendment } from '../domain/amend-coupon.ts';
import type { Coupon, CouponTerms, Discount } from '../domain/coupon.ts';
import { normalCode } from '../domain/coupon-code.ts';
import { couponToWire, discountToWire } from './coupon.wire.ts';
import type {
  WireCouponAmendment,
  WireCouponBatch,
  WireCouponTerms,
  WirePanelCoupon,
  WireReferralTerms,
} from './panel-coupons.schema.ts';
import type { CouponChangeRefusal } from './panel-texts.ts';

type Read<Value> = Result<Value, { readonly code: CouponChangeRefusal }>;

export type WantedCoupon = CouponTerms & { readonly active: boolean };
export type ReferralTerms = Pick<CouponTerms, 'description' | 'discount' | 'minimum'>;

/** The terms that may change while a coupon is in people's hands. */
export function couponAmendmentFromWire(wire: WireCouponAmendment): Read<CouponAmendment> {
  const until = momentFromWire(wire.validoAte ?? undefined);
  if (until === 'none') return refuse({ code: 'no-such-moment' });
  return accept({
    description: wire.descricao.trim(),
    listed: wire.listado,
    ...defined({
      until,
      limit: wire.limite ?? undefined,
      limitPerClient: wire.limitePorCliente ?? undefined,
    }),
  });
}

export function couponTermsFromWire({ codigocupom, ...wire }: WireCouponTerms): Read<WantedCoupon> {
  const terms = commonTermsFromWire(wire);
  return terms.ok ? accept({ ...terms.value, code: normalCode(codigocupom) }) : terms;
}

/** The terms of each coupon of a batch, whose codes are made later. */
export const batchTermsFromWire = ({
  padrao: _,
  quantidade: __,
  ...wire
}: WireCouponBatch): Read<Omit<WantedCoupon, 'code'>> => commonTermsFromWire(wire);

function commonTermsFromWire(wire: Omit<WireCouponTerms, 'codigocupom'>): Read<Omit<WantedCoupon, 'code'>> {
  const gives = referralTermsFromWire(wire);
  if (!gives.ok) return gives;
  const from = momentFromWire(wire.validoDe);
  const until = momentFromWire(wire.validoAte);
  if (from === 'none' || until === 'none' || (from ?? -1) >= (until ?? Number.POSITIVE_INFINITY)) {
    return refuse({ code: 'no-such-moment' });
  }
  const products = wire.produtosComDesconto ?? [];
  const payments = wire.formasPagamento ?? [];
  return accept({
    ...gives.value,
    ...(products.length === 0 ? {} : { productIds: [...new Set(products)] }),
    ...(payments.length === 0 ? {} : { paymentMethodIds: [...new Set(payments)] }),
    ...defined({
      from,
      until,
      channel: wire.canalVenda,
      limit: wire.limite,
      limitPerClient: wire.limitePorCliente,
      clientId: wire.clienteExclusivo,
    }),
    firstPurchase: wire.primeiraCompra ?? false,
    notWithPolicy: wire.nao_usar_com_politica ?? false,
    showsPrices: wire.habilitar_visualizacao_desconto ?? false,
    automatic: wire.aplicacao_automatica ?? false,
    listed: wire.listado ?? false,
    active: wire.ativo ?? true,
  });
}

export function referralTermsFromWire(wire: WireReferralTerms): Read<ReferralTerms> {
  const { valorMinimo = 0, percentualDesconto = 0, valorDesconto = 0 } = wire;
  if (![valorMinimo, percentualDesconto, valorDesconto].every(hasTwoPlaces))
    return refuse({ code: 'not-exact' });
  const discount: Discount =
    wire.tipodesconto === '%'
      ? { kind: 'percent', basisPoints: Math.round(percentualDesconto * 100) }
      : { kind: 'absolute', amount: fromReais(valorDesconto) };
  if ((discount.kind === 'percent' ? discount.basisPoints : discount.amount) === 0) {
    return refuse({ code: 'gives-nothing' });
  }
  return accept({ description: wire.descricao.trim(), discount, minimum: minimumOf(valorMinimo) });
}

const minimumOf = (reais: number): Money => (reais === 0 ? ZERO : fromReais(reais));

const hasTwoPlaces = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** 'none' if the text is not a valid moment. */
function momentFromWire(text: string | undefined): Instant | undefined | 'none' {
  if (text === undefined) return undefined;
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? parseMoment(text) : Number.NaN;
  return Number.isNaN(instant) ? 'none' : instant;
}

export const panelCouponToWire = ({
  coupon,
  used,
  version,
}: {
  readonly coupon: Coupon;
  readonly used: number;
  readonly version: number;
}): WirePanelCoupon => ({
  ...couponToWire(coupon),
  idcupom: coupon.id,
  ...defined({ limite: coupon.limit, limitePorCliente: coupon.limitPerClient }),
  listado: coupon.listed,
  ...defined({ clienteExclusivo: coupon.clientId, indicacaoDe: coupon.ownerId }),
  ativo: coupon.active,
  usos: used,
  versao: version,
});

export const referralTermsToWire = (terms: ReferralTerms | undefined) => ({
  indicacao:
    terms === undefined
      ? null
      : {
          descricao: terms.description,
          ...discountToWire(terms.discount),
          valorMinimo: toReais(terms.minimum),
        },
});
