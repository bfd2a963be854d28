import { Badge } from '#platform/ui/badge.tsx';
import { Price } from '#platform/ui/price.tsx';
import type { ProductDetail } from '../../domain/product.ts';
import { noControls, type ProductControls } from '../card/product-controls.ts';
import { StockNote } from '../card/stock-note.tsx';
import { HiddenPrice } from '../price/hidden-price.tsx';
import { reasonWords } from '../price/price-words.ts';
import { firstQuantity, percentOff, shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { saleConditions } from '../words/sale-words.ts';
import { unitWords } from '../words/unit-words.ts';
import { PaymentPriceList } from './payment-price-list.tsx';
import { TierTable } from './tier-table.tsx';

interface BuyBoxProps {
  readonly product: ProductDetail;
  readonly scope: CatalogScope;
  readonly controls: ProductControls | undefined;
}

/** Price, why it is what it is, how to buy, and what more would cost. */
export function BuyBox({ product, scope, controls = noControls }: BuyBoxProps) {
  const rules = usePriceRules();
  const { offer, increments, unit } = product;
  const quantity = controls.useQuantity(product);
  const chosen = quantity === undefined || quantity <= 0 ? firstQuantity(increments) : quantity;
  if (offer === undefined) {
    return (
      <div className="flex flex-col gap-4">
        <HiddenPrice session={scope.session} size="md" />
        <Conditions product={product} />
      </div>
    );
  }
  const shown = shownPrice(offer, increments, rules, chosen);
  const off = percentOff(shown);
  const reason = reasonWords[shown.reason];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <Price value={shown.price} before={shown.before} unit={unitWords(unit).short} size="lg" />
        {off > 0 && (
          <Badge tone="accent" className="mb-1.5">
            −{off}%
          </Badge>
        )}
        {reason !== undefined && <span className="mb-1 text-sm text-success">{reason}</span>}
      </div>
      {product.available ? (
        <div className="flex flex-col gap-2">
          <controls.Action product={product} size="md" />
          <StockNote product={product} />
        </div>
      ) : (
        <SoldOut />
      )}
      <PaymentPriceList scope={scope} slug={product.slug} quantity={chosen} />
      <TierTable product={product} offer={offer} quantity={chosen} />
      <Conditions product={product} />
    </div>
  );
}

const SoldOut = () => (
  <div className="rounded-lg border border-line bg-sunken px-4 py-3">
    <p className="font-semibold">Esgotado no momento</p>
    <p className="text-ink-2 text-sm">Veja abaixo produtos parecidos que temos agora.</p>
  </div>
);

/** How it is sold, in words. */
function Conditions({ product }: { readonly product: ProductDetail }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {saleConditions(product).map(({ name, text }) => (
        <div key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
