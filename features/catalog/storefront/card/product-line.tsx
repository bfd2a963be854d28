import type { Session } from '#features/accounts/domain/session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ProductCard } from '../../domain/product.ts';
import { productAddress } from '../addresses.ts';
import { HiddenPrice } from '../price/hidden-price.tsx';
import { LazyPaymentNote } from '../price/lazy-payment-note.tsx';
import { PriceBlock } from '../price/price-block.tsx';
import { nextPriceHint, reasonWords } from '../price/price-words.ts';
import { shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { saleConditions } from '../words/sale-words.ts';
import { unitWords } from '../words/unit-words.ts';
import { LastPurchaseNote } from './last-purchase-note.tsx';
import { ProductBadges } from './product-badges.tsx';
import { noControls, type ProductControls } from './product-controls.ts';
import { ProductImage } from './product-image.tsx';
import { StockNote } from './stock-note.tsx';

interface ProductLineProps {
  readonly product: ProductCard;
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  readonly eager?: boolean;
}

/** A product as a row with its facts, for comparing. The name's link covers the whole row. */
export function ProductLine({ product, session, controls = noControls, eager = false }: ProductLineProps) {
  const { slug } = useShop();
  const rules = usePriceRules();
  const quantity = controls.useQuantity(product);
  const shown = product.offer && shownPrice(product.offer, product.increments, rules, quantity);
  const hint = shown?.next && nextPriceHint(shown.next, product.unit);
  const words = hint ?? (shown && reasonWords[shown.reason]);
  return (
    <article className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-3 rounded-lg border border-line bg-surface p-3 transition focus-within:border-line-2 hover:border-line-2 hover:shadow-2 sm:gap-x-4 md:grid-cols-[7.5rem_minmax(0,1fr)_13rem] md:p-4">
      <ProductImage
        product={product}
        alt=""
        sizes="120px"
        eager={eager}
        className="aspect-square self-start rounded-md p-2"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-medium text-base tracking-normal">
          <AppLink
            href={productAddress(slug, product.slug)}
            className="after:absolute after:inset-0 after:content-[''] group-hover:text-brand-text"
          >
            {product.name}
          </AppLink>
        </h2>
        <p className="text-ink-2 text-sm empty:hidden">{product.brand}</p>
        <dl className="flex flex-wrap gap-x-4 text-ink-2 text-sm max-md:hidden">
          {saleConditions(product).map(({ name, text }) => (
            <div key={name} className="flex gap-1">
              <dt>{name}:</dt>
              <dd className="text-ink">{text}</dd>
            </div>
          ))}
        </dl>
        <StockNote product={product} />
        <LastPurchaseNote {...product} />
        <div className="mt-auto pt-1 empty:hidden">
          <ProductBadges product={product} />
        </div>
      </div>
      <div className="col-span-2 flex items-end justify-between gap-3 md:col-span-1 md:flex-col md:items-stretch md:justify-center">
        {shown !== undefined && (
          <PriceBlock
            value={shown.price}
            before={shown.before}
            unit={unitWords(product.unit).short}
            faded={!product.available}
          >
            <LazyPaymentNote product={product} quantity={quantity} />
            {product.available && words !== undefined && <span className="text-success">{words}</span>}
          </PriceBlock>
        )}
        <div className={cx('relative z-10 md:w-full', shown === undefined ? 'w-full' : 'w-36 shrink-0')}>
          {shown === undefined ? (
            <HiddenPrice session={session} />
          ) : product.available ? (
            <controls.Action product={product} size="sm" />
          ) : (
            <p className="sold-out">Esgotado</p>
          )}
        </div>
      </div>
    </article>
  );
}
