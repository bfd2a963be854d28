import type { Offer } from '#features/pricing/domain/offer.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatParts } from '#kernel/number-format.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { cx } from '#platform/ui/cx.ts';
import type { ProductCard } from '../../domain/product.ts';
import { priceLadder, rungOf } from '../price/price-ladder.ts';
import { addMoreHint } from '../price/price-words.ts';
import { shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { amountShort, unitWords } from '../words/unit-words.ts';

interface TierTableProps {
  readonly product: Pick<ProductCard, 'unit' | 'increments'>;
  readonly offer: Offer;
  readonly quantity: Quantity;
}

/** Unit price by quantity, and what to add for the next price. Renders nothing if the price never changes. */
export function TierTable({ product: { unit, increments }, offer, quantity }: TierTableProps) {
  const rules = usePriceRules();
  const rungs = priceLadder(offer, increments, rules);
  const [base] = rungs;
  if (base === undefined || rungs.length < 2) return null;
  const here = rungOf(rungs, quantity) ?? base;
  const { next } = shownPrice(offer, increments, rules, quantity);
  return (
    <section
      aria-label="Leve mais, pague menos"
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <caption className="px-4 pt-3 pb-2 text-left font-semibold text-base">Leve mais, pague menos</caption>
        <thead className="text-ink-2">
          <tr className="border-line border-b">
            <th scope="col" className="px-4 py-2 font-medium">
              A partir de
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {unitWords(unit).measured ? `Preço por ${unitWords(unit).one}` : 'Preço de cada'}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              Economia
            </th>
          </tr>
        </thead>
        <tbody>
          {rungs.map((rung) => (
            <tr
              key={rung.from}
              aria-current={rung === here ? 'true' : undefined}
              className={cx(
                'border-line not-last:border-b tabular-nums',
                rung === here && 'bg-brand-soft font-semibold',
              )}
            >
              <th scope="row" className="px-4 py-2.5 font-[inherit]">
                {amountShort(rung.from, unit)}
                {rung === here && <span className="sr-only"> (sua quantidade)</span>}
              </th>
              <td className="px-4 py-2.5 text-right">{formatMoney(rung.price)}</td>
              <td className="px-4 py-2.5 text-right text-success">
                {rung.price < base.price ? `−${savedPercent(base.price, rung.price)}%` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next !== undefined && (
        <p className="border-line border-t bg-success-soft px-4 py-2.5 font-medium text-sm text-success">
          {addMoreHint(next, unit)}
        </p>
      )}
    </section>
  );
}

const savedPercent = (base: number, price: number): string =>
  formatParts(Math.round((1_000 * (base - price)) / base), 1);
