import { formatMoney } from '#kernel/money.ts';
import type { Seen } from './use-attended-order.ts';

/** What costs another amount than it did: 'Café: de R$ 10,00 para R$ 11,00'. */
export function changedPrices(before: Seen, now: Seen): readonly string[] {
  const lines = now.preview.cart.lines.flatMap(({ product, price }) => {
    const was = before.preview.cart.lines.find(
      (line) =>
        line.product.id === product.id &&
        (line.product.combo === undefined) === (product.combo === undefined),
    )?.price;
    if (was === undefined || price === undefined || was.total === price.total) return [];
    return [change(product.name, was.total, price.total)];
  });
  const { deliveryFee, discount } = before.totals;
  return [
    ...lines,
    ...(deliveryFee === now.totals.deliveryFee
      ? []
      : [change('Entrega', deliveryFee, now.totals.deliveryFee)]),
    ...(discount === now.totals.discount ? [] : [change('Cupom', discount, now.totals.discount)]),
  ];
}

const change = (name: string, from: Seen['totals']['total'], to: Seen['totals']['total']): string =>
  `${name}: de ${formatMoney(from)} para ${formatMoney(to)}`;
