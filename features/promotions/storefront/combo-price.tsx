import type { Session } from '#features/accounts/domain/session.ts';
import { HiddenPrice } from '#features/catalog/storefront/price/hidden-price.tsx';
import { Price } from '#platform/ui/price.tsx';
import type { ShownCombo } from '../domain/shown-combo.ts';
import { savedWords } from './combo-words.ts';

interface ComboPriceProps {
  readonly combo: Pick<ShownCombo, 'prices' | 'most'>;
  readonly session: Session;
  readonly size: 'md' | 'lg';
}

/** Price, price of the products alone, and savings; if prices are hidden, how to see them. */
export function ComboPrice({ combo: { prices, most }, session, size }: ComboPriceProps) {
  if (prices === undefined) return <HiddenPrice session={session} size={size === 'lg' ? 'md' : 'sm'} />;
  const saved = savedWords(prices);
  return (
    <div className="flex flex-col gap-1">
      <Price
        value={prices.price}
        before={prices.saved > 0 ? prices.alone : undefined}
        size={size}
        {...(most > 0 ? {} : { className: 'text-ink-2' })}
      />
      {saved !== undefined && most > 0 && <p className="font-semibold text-sm text-success">{saved}</p>}
    </div>
  );
}
