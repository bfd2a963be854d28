import type { Session } from '#features/accounts/domain/session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ProductCard } from '../../domain/product.ts';
import { productAddress } from '../addresses.ts';
import { Lazy } from '../lazy.tsx';
import { lazyPart } from '../lazy-part.ts';
import { HiddenPrice } from '../price/hidden-price.tsx';
import { LazyPaymentNote } from '../price/lazy-payment-note.tsx';
import { PriceBlock } from '../price/price-block.tsx';
import { nextPriceHint, reasonWords } from '../price/price-words.ts';
import { shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { shortConditions } from '../words/sale-words.ts';
import { unitWords } from '../words/unit-words.ts';
import { ProductBadges } from './product-badges.tsx';
import { noControls, type ProductControls } from './product-controls.ts';
import { ProductImage } from './product-image.tsx';
import { fewLeft, StockNote } from './stock-note.tsx';

/** Only lists of what a client bought before have it. */
const lastPurchaseNote = lazyPart(async () => (await import('./last-purchase-note.tsx')).LastPurchaseNote);

export interface ProductTileProps {
  readonly product: ProductCard;
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  readonly eager?: boolean;
  readonly headingLevel?: 2 | 3;
}

const SIZES = '(min-width: 80rem) 220px, (min-width: 48rem) 24vw, 44vw';

/** A product in a list. The name's link covers the tile; buttons lie above it. */
export function ProductTile({
  product,
  session,
  controls = noControls,
  eager = false,
  headingLevel = 3,
}: ProductTileProps) {
  const { slug } = useShop();
  const rules = usePriceRules();
  const quantity = controls.useQuantity(product);
  const mark = controls.useMark?.();
  const shown = product.offer && shownPrice(product.offer, product.increments, rules, quantity);
  const Heading = `h${headingLevel}` as const;
  // What one has to know before buying comes first: on a narrow card the rest is cut off.
  const facts = [shortConditions(product), product.brand].filter(Boolean).join(' · ');
  return (
    <article className="tile">
      <ProductImage product={product} alt="" sizes={SIZES} eager={eager} className="tile-picture" />
      <ProductBadges product={product} className="tile-badges" />
      {product.available && mark}
      <div className="tile-body">
        <Heading className="tile-name">
          <AppLink href={productAddress(slug, product.slug)} className="tile-link">
            {product.name}
          </AppLink>
        </Heading>
        {facts !== '' && <p className="tile-facts">{facts}</p>}
        <div className="tile-price">
          {shown && (
            <PriceBlock
              value={shown.price}
              before={shown.before}
              unit={unitWords(product.unit).short}
              faded={!product.available}
            >
              <TileNotes shown={shown} product={product} quantity={quantity} />
            </PriceBlock>
          )}
        </div>
        <div className="tile-action">
          {shown === undefined ? (
            <HiddenPrice session={session} />
          ) : product.available ? (
            <controls.Action product={product} size="sm" />
          ) : (
            <SoldOut />
          )}
        </div>
      </div>
    </article>
  );
}

interface TileNotesProps {
  readonly product: ProductCard;
  readonly shown: ReturnType<typeof shownPrice>;
  readonly quantity: Quantity | undefined;
}

/** Under the price: the best one by payment, how to pay less or why the price is lower, and whether few are left. */
function TileNotes({ product, shown, quantity }: TileNotesProps) {
  const hint = shown.next && nextPriceHint(shown.next, product.unit);
  const words = product.available ? (hint ?? reasonWords[shown.reason]) : undefined;
  return (
    <>
      <LazyPaymentNote product={product} quantity={quantity} />
      {words !== undefined && <span className="text-success">{words}</span>}
      {fewLeft(product) && <StockNote product={product} />}
      {product.lastPurchase && <Lazy part={lastPurchaseNote} props={product} />}
    </>
  );
}

const SoldOut = () => <p className="sold-out">Esgotado</p>;
