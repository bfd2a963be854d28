import { lazy, Suspense } from 'react';
import { pricesVaryByPayment } from '#features/payments/domain/price-variance.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { times } from '#kernel/money.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { noControls, type ProductControls } from '../card/product-controls.ts';
import { StockNote } from '../card/stock-note.tsx';
import { Lazy } from '../lazy.tsx';
import { HiddenPrice } from '../price/hidden-price.tsx';
import { LazyPaymentNote } from '../price/lazy-payment-note.tsx';
import { PriceBlock } from '../price/price-block.tsx';
import { reasonWords } from '../price/price-words.ts';
import { firstQuantity, shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { orderingWords, saleConditions } from '../words/sale-words.ts';
import { unitWords } from '../words/unit-words.ts';
import {
  backAgain,
  givesForMore,
  lazyPaymentPrices,
  lazySoldOut,
  moreForLess,
  paymentMarks,
  priceAlert,
} from './lazy-parts.ts';
import { usePassed } from './use-passed.ts';

const BuyBar = lazy(async () => ({ default: (await import('./buy-bar.tsx')).BuyBar }));

interface BuyBoxProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
  readonly controls: ProductControls | undefined;
}

/** Price and its reason, buy button, and the prices of larger quantities. */
export function BuyBox({ product, scope, controls }: BuyBoxProps) {
  const { offer, available } = product;
  return (
    <div className="flex flex-col gap-4">
      {offer === undefined ? (
        <HiddenPrice session={scope.session} size="md" />
      ) : (
        <Offered product={product} offer={offer} scope={scope} controls={controls} />
      )}
      {offer === undefined && !available && <Lazy part={lazySoldOut} props={{ product, scope }} />}
      <SaleConditions product={product} available={available} />
    </div>
  );
}

interface OfferedProps extends BuyBoxProps {
  readonly offer: Offer;
}

function Offered({ product, offer, scope, controls = noControls }: OfferedProps) {
  const { tags } = useShop();
  const rules = usePriceRules();
  const { increments, unit, available } = product;
  const { mark, passed } = usePassed<HTMLDivElement>();
  const quantity = controls.useQuantity(product);
  const chosen = quantity === undefined || quantity <= 0 ? firstQuantity(increments) : quantity;
  const shown = shownPrice(offer, increments, rules, chosen);
  const reason = reasonWords[shown.reason];
  const ordering = orderingWords(product);
  return (
    <>
      <PriceBlock
        value={shown.price}
        before={shown.before}
        unit={unitWords(unit).short}
        size="lg"
        faded={!available}
      >
        <LazyPaymentNote product={product} quantity={chosen} />
        {reason !== undefined && <span className="text-success">{reason}</span>}
      </PriceBlock>
      {available ? (
        <div ref={mark} className="flex flex-col gap-2">
          {product.hasAlert === true && <Lazy part={backAgain} props={{ product, scope }} />}
          {ordering !== undefined && <p className="text-ink-2 text-sm">{ordering}</p>}
          <controls.Action product={product} size="md" />
          <StockNote product={product} />
          <Lazy part={priceAlert} props={{ product, scope }} />
          <Lazy part={paymentMarks} props={{ amount: times(shown.price, chosen) }} />
        </div>
      ) : (
        <Lazy part={lazySoldOut} props={{ product, scope }} />
      )}
      {available && passed && (
        <Suspense>
          <BuyBar product={product} shown={shown} action={<controls.Action product={product} size="sm" />} />
        </Suspense>
      )}
      {available && pricesVaryByPayment(new Set(tags)) && (
        <Lazy part={lazyPaymentPrices} props={{ scope, slug: product.slug, quantity: chosen }} />
      )}
      {available && givesForMore(product) && (
        <Lazy part={moreForLess} props={{ product, offer, quantity: chosen }} />
      )}
    </>
  );
}

interface SaleConditionsProps {
  readonly product: ProductDetail;
  /** Then the rules of the quantity stand beside the button. */
  readonly available: boolean;
}

const SaleConditions = ({ product, available }: SaleConditionsProps) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
    {saleConditions(product, available ? 'without-quantities' : 'all').map(({ name, text }) => (
      <div key={name}>
        <dt className="text-ink-2">{name}</dt>
        <dd className="font-medium">{text}</dd>
      </div>
    ))}
  </dl>
);
