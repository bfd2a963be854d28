import type { Session } from '#features/accounts/domain/session.ts';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { AppLink } from '#platform/ui/app-link.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Price } from '#platform/ui/price.tsx';
import type { ProductCard } from '../../domain/product.ts';
import { productAddress } from '../addresses.ts';
import { HiddenPrice } from '../price/hidden-price.tsx';
import { nextPriceHint, reasonWords } from '../price/price-words.ts';
import { percentOff, shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { shortConditions } from '../words/sale-words.ts';
import { unitWords } from '../words/unit-words.ts';
import { ProductBadges } from './product-badges.tsx';
import { noControls, type ProductControls } from './product-controls.ts';
import { ProductPicture } from './product-picture.tsx';
import { fewLeft, StockNote } from './stock-note.tsx';

export interface ProductTileProps {
  readonly product: ProductCard;
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  readonly eager?: boolean;
  readonly headingLevel?: 2 | 3;
}

const SIZES = '(min-width: 80rem) 220px, (min-width: 48rem) 24vw, 44vw';

/** A product in a list. Its name is the link, stretched over the tile; what can be pressed lies above. */
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
  const shown = product.offer && shownPrice(product.offer, product.increments, rules, quantity);
  const Heading = `h${headingLevel}` as const;
  const facts = [product.brand, shortConditions(product)].filter(Boolean).join(' · ');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition focus-within:border-line-2 hover:border-line-2 hover:shadow-2">
      <ProductPicture
        product={product}
        alt=""
        sizes={SIZES}
        eager={eager}
        className="aspect-[6/5] p-4 sm:p-5"
      />
      <ProductBadges
        product={product}
        off={shown ? percentOff(shown) : 0}
        className="pointer-events-none absolute top-2 left-2"
      />
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <Heading className="line-clamp-2 min-h-10 font-medium text-sm tracking-normal sm:min-h-12 sm:text-base">
          <AppLink
            href={productAddress(slug, product.slug)}
            className="after:absolute after:inset-0 group-hover:text-brand-text"
          >
            {product.name}
          </AppLink>
        </Heading>
        {facts !== '' && <p className="mt-0.5 line-clamp-1 text-ink-2 text-sm">{facts}</p>}
        <div className="mt-2 flex flex-1 flex-col justify-end gap-0.5">
          {shown ? (
            <>
              <Price
                value={shown.price}
                before={shown.before}
                unit={unitWords(product.unit).short}
                className={cx(!product.available && 'text-ink-2')}
              />
              <TileNote shown={shown} product={product} />
            </>
          ) : null}
        </div>
        <div className="relative z-10 mt-3 empty:hidden">
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

interface TileNoteProps {
  readonly product: ProductCard;
  readonly shown: ReturnType<typeof shownPrice>;
}

/** Under the price: how to pay less, else why it is lower; and when few are left. */
function TileNote({ product, shown }: TileNoteProps) {
  const hint = shown.next && nextPriceHint(shown.next, product.unit);
  const words = product.available ? (hint ?? reasonWords[shown.reason]) : undefined;
  const few = fewLeft(product);
  if (words === undefined && !few) return null;
  return (
    <div className="flex flex-col text-sm leading-5">
      {words !== undefined && <span className="text-success">{words}</span>}
      {few && <StockNote product={product} />}
    </div>
  );
}

const SoldOut = () => (
  <p className="flex min-h-11 items-center justify-center rounded-md bg-sunken font-semibold text-ink-2 text-sm md:min-h-10">
    Esgotado
  </p>
);
