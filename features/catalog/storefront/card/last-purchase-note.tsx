import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import type { ProductCard } from '../../domain/product.ts';
import { amountShort, unitWords } from '../words/unit-words.ts';

/** Example: 'Último preço: R$ 8,90/un · 12 un em 03/10/2026'. Nothing outside lists of what the client bought before. */
export function LastPurchaseNote({ lastPurchase, unit }: Pick<ProductCard, 'lastPurchase' | 'unit'>) {
  const zone = useTimeZone();
  if (lastPurchase === undefined) return null;
  const { price, quantity, at } = lastPurchase;
  return (
    <span className="text-ink-2 text-sm">
      Último preço: {formatMoney(price)}/{unitWords(unit).short} · {amountShort(quantity, unit)} em{' '}
      {formatDate(at, zone)}
    </span>
  );
}
