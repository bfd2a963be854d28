import type { Session } from '#features/accounts/domain/session.ts';
import { HiddenPrice } from '#features/catalog/storefront/price/hidden-price.tsx';
import { PriceBlock } from '#features/catalog/storefront/price/price-block.tsx';
import { formatMoney } from '#kernel/money.ts';
import type { ShownCombo } from '../domain/shown-combo.ts';

interface ComboPriceProps {
  readonly combo: Pick<ShownCombo, 'prices' | 'most'>;
  readonly session: Session;
  readonly size: 'md' | 'lg';
}

/** Price, price of the products alone, and savings; if prices are hidden, how to see them. */
export function ComboPrice({ combo: { prices, most }, session, size }: ComboPriceProps) {
  if (prices === undefined) return <HiddenPrice session={session} size={size === 'lg' ? 'md' : 'sm'} />;
  const saves = prices.saved > 0;
  return (
    <PriceBlock value={prices.price} before={saves ? prices.alone : undefined} size={size} faded={most === 0}>
      {saves && most > 0 && (
        <strong className="font-semibold text-success">Economize {formatMoney(prices.saved)}</strong>
      )}
    </PriceBlock>
  );
}
