import type { Session } from '#features/accounts/domain/session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ProductCard } from '../../domain/product.ts';
import { productAddress } from '../addresses.ts';
import { HiddenPrice } from '../price/hidden-price.tsx';
import { LazyPaymentNote } from '../price/lazy-payment-note.tsx';
import { PriceBlock } from '../price/price-block.tsx';
import { type Rung, rungOf } from '../price/price-ladder.ts';
import { shownPrice, shownQuantity } from '../price/shown-price.ts';
import { rungsInColumns, type TierColumn } from '../price/tier-columns.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { orderingWords } from '../words/sale-words.ts';
import { amountShort, unitWords } from '../words/unit-words.ts';
import { LastPurchaseNote } from './last-purchase-note.tsx';
import { noControls, type ProductControls } from './product-controls.ts';
import { ProductImage } from './product-image.tsx';

interface ProductTableRowProps {
  readonly product: ProductCard;
  readonly session: Session;
  readonly controls: ProductControls | undefined;
  readonly rungs: readonly Rung[];
  readonly columns: readonly TierColumn[];
  /** Whether the table has columns of prices. */
  readonly priced: boolean;
  readonly eager: boolean;
}

/** On a phone the facts stand under the name, and the prices, too. */
export function ProductTableRow(props: ProductTableRowProps) {
  const { product, session, controls = noControls, rungs, columns, priced, eager } = props;
  const { slug } = useShop();
  const { sku, name, unit, available, offer } = product;
  const chosen = controls.useQuantity(product);
  const holding = rungOf(rungs, shownQuantity(product.increments, chosen));
  const ordering = orderingWords(product);
  const tiers = rungsInColumns(rungs, columns);
  const stock = stockWords(product);
  return (
    <tr className="*:border-line *:px-2 *:py-2.5 *:align-middle not-last:*:border-b hover:bg-sunken md:*:px-3">
      <th scope="row" className="text-left font-normal">
        <div className="flex items-center gap-2 md:gap-3">
          <ProductImage
            product={product}
            alt=""
            sizes="48px"
            eager={eager}
            className="size-10 shrink-0 rounded-sm p-0.5 max-md:self-start md:size-12"
          />
          <div className="min-w-0">
            <AppLink
              href={productAddress(slug, product.slug)}
              className="font-medium hover:text-brand-text hover:underline md:text-base"
            >
              {name}
            </AppLink>
            <p className="text-ink-2">
              <span className="min-[85rem]:hidden">
                {sku}
                {sku !== undefined && product.brand !== '' && ' · '}
              </span>
              {product.brand}
              <span className="xl:hidden"> · {stock}</span>
            </p>
            {available && ordering !== undefined && <p className="text-ink-2">{ordering}</p>}
            <LastPurchaseNote {...product} />
            {offer !== undefined && (
              <div className="mt-1 flex flex-wrap items-baseline gap-x-4 xl:hidden">
                <FirstPrice {...props} offer={offer} />
                {rungs.slice(1).map((rung) => (
                  <p key={rung.from} className={cx('tabular-nums', rung === holding && 'font-semibold')}>
                    {tierWords(rung, unit)}
                  </p>
                ))}
              </div>
            )}
          </div>
        </div>
      </th>
      <td className="whitespace-nowrap text-ink-2 tabular-nums max-[85rem]:hidden">{sku}</td>
      <td
        className={cx('whitespace-nowrap text-right tabular-nums max-xl:hidden', !available && 'text-ink-2')}
      >
        {stock}
      </td>
      {priced && (
        <td className="whitespace-nowrap text-right max-xl:hidden">
          {offer !== undefined && <FirstPrice {...props} offer={offer} />}
        </td>
      )}
      {tiers.map((rung, index) => (
        <td
          key={columns[index] ?? -index}
          className={cx(
            'whitespace-nowrap text-right tabular-nums max-xl:hidden',
            rung !== undefined && rung === holding && 'bg-brand-soft font-semibold text-brand-text',
          )}
        >
          {rung !== undefined && formatMoney(rung.price)}
          {rung !== undefined && columns[index] === undefined && (
            <span className="block font-normal text-ink-2 text-xs">de {amountShort(rung.from, unit)}</span>
          )}
        </td>
      ))}
      <td className={offer === undefined ? undefined : 'w-0 whitespace-nowrap text-right'}>
        {offer === undefined ? (
          // On wide screens the column's name says why there is no price.
          <HiddenPrice
            session={session}
            reasonClassName="min-[22.5rem]:max-md:whitespace-nowrap md:sr-only"
          />
        ) : available ? (
          <controls.Action product={product} size="cell" />
        ) : (
          <p className="sold-out">Esgotado</p>
        )}
      </td>
    </tr>
  );
}

const tierWords = ({ from, price }: Rung, unit: string): string =>
  `${amountShort(from, unit)}: ${formatMoney(price)}`;

/** The price of the smallest order; what is chosen is marked in the columns of the tiers. */
function FirstPrice({
  product,
  offer,
}: ProductTableRowProps & { readonly offer: NonNullable<ProductCard['offer']> }) {
  const { price, before } = shownPrice(offer, product.increments, usePriceRules());
  return (
    <PriceBlock
      value={price}
      before={before}
      size="sm"
      unit={unitWords(product.unit).short}
      faded={!product.available}
    >
      <LazyPaymentNote product={product} quantity={undefined} />
    </PriceBlock>
  );
}

function stockWords({ stock, available, unit }: ProductCard): string {
  if (!available) return 'Esgotado';
  return stock === undefined ? 'Disponível' : amountShort(stock, unit);
}
