import { useQuery } from '@tanstack/react-query';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { paymentPrices } from '../price/payment-prices.ts';
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
  const [best] = prices;
  return (
    <section aria-label="Preço por forma de pagamento">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        {prices.map(({ id, name, price }) => (
          <li
            key={id}
            className={
              price === best?.price
                ? 'rounded-md border border-success-line bg-success-soft px-3 py-2 text-success'
                : 'rounded-md border border-line bg-surface px-3 py-2'
            }
          >
            <span className="block text-sm">{name}</span>
            <span className="font-semibold tabular-nums">
              {formatMoney(price)}
              <span className="font-normal text-sm">/{short}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
