import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { formatMoney } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { type PaymentPrice, paymentPrices } from '../price/payment-prices.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { asBefore, askerOf, type CatalogScope } from '../queries/catalog-scope.ts';
import { productQuery } from '../queries/product-query.ts';
import { unitWords } from '../words/unit-words.ts';

interface PaymentPriceListProps {
  readonly scope: CatalogScope;
  readonly slug: string;
  readonly quantity: Quantity;
}

/** The price with each payment method; renders nothing if all are equal. */
export function PaymentPriceList({ scope, slug, quantity }: PaymentPriceListProps) {
  const rules = usePriceRules();
  const product = useQuery({ ...productQuery(scope, slug), placeholderData: asBefore(scope) });
  const methods = useQuery(paymentMethodsQuery(askerOf(scope)));
  const offer = product.data?.offer;
  if (offer === undefined || methods.data === undefined) return null;
  const prices = paymentPrices(offer, quantity, rules, methods.data);
  if (prices.length === 0) return null;
  const { short } = unitWords(product.data?.unit ?? '');
  return (
    <details className="group w-fit text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-brand-text">
        Preço em cada forma de pagamento
        {/* The icon of the header: another one would be a file more of the first page. */}
        <ChevronRight aria-hidden="true" className="size-4 rotate-90 transition group-open:-rotate-90" />
      </summary>
      <dl className="flex flex-col gap-2 pb-2">
        {byPrice(prices).map(({ price, names }) => (
          <div key={price} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-2">{joinNames(names)}</dt>
            <dd className="ml-auto font-medium tabular-nums">
              {formatMoney(price)}/{short}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The methods of each price, cheapest first. */
function byPrice(prices: readonly PaymentPrice[]) {
  const groups = Map.groupBy(prices, ({ price }) => price);
  return [...groups].map(([price, methods]) => ({ price, names: methods.map(({ name }) => name) }));
}
