import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatParts, joinNames } from '#kernel/number-format.ts';
import { formatDate, type TimeZone } from '#kernel/time/time-zone.ts';
import type { ShownCoupon } from '../domain/coupon.ts';

/** Example: '10% de desconto', 'R$ 20,00 de desconto'. */
export const discountWords = ({ discount }: Pick<ShownCoupon, 'discount'>): string =>
  `${discount.kind === 'percent' ? `${formatParts(discount.basisPoints, 2)}%` : formatMoney(discount.amount)} de desconto`;

const ofChannel: Readonly<Record<SalesChannel, string>> = {
  WEB: 'em compras pelo site',
  MANUAL: 'em compras com um atendente',
};

/** Example: 'na primeira compra, em compras a partir de R$ 50,00 e até 30/11/2026'; empty without conditions. `until` is exclusive. */
export function conditionWords(
  { firstPurchase, productIds, minimum, channel, until }: ShownCoupon,
  zone: TimeZone,
): string {
  return joinNames([
    ...(firstPurchase ? ['na primeira compra'] : []),
    ...(productIds === undefined ? [] : ['em produtos selecionados']),
    ...(minimum > 0 ? [`em compras a partir de ${formatMoney(minimum)}`] : []),
    ...(channel === undefined ? [] : [ofChannel[channel]]),
    ...(until === undefined ? [] : [`até ${formatDate(until - 1, zone)}`]),
  ]);
}
