import {
  amountShort,
  eachOf,
  ProductPicture,
  productAddress,
  reasonWords,
} from '#features/catalog/storefront/public.tsx';
import type { PriceReason } from '#features/pricing/domain/unit-price.ts';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { formatMoney, type Money, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { AppLink } from '#platform/ui/app-link.tsx';

export interface Goods {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly picture?: string | undefined;
  readonly ground: number;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  readonly giftWrapPrice?: Money | undefined;
  /** Absent where prices are hidden. */
  readonly price?: { readonly unit: Money; readonly reason: PriceReason; readonly total: Money } | undefined;
}

/** A product that is or was ordered: how many, at which price and why. */
export function GoodsRow({ goods }: { readonly goods: Goods }) {
  const { slug } = useShop();
  const { name, picture, ground, unit, quantity, price, giftWrap, giftWrapPrice = ZERO } = goods;
  const reason = price && reasonWords[price.reason];
  return (
    <li className="flex gap-3.5 py-4 first:pt-0 last:pb-0">
      <ProductPicture
        product={{ ...(picture === undefined ? {} : { picture }), ground, available: true }}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-md p-1.5"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <AppLink
          href={productAddress(slug, goods.slug)}
          className="line-clamp-3 font-medium leading-snug hover:text-brand-text"
        >
          {name}
        </AppLink>
        <span className="text-ink-2 text-sm tabular-nums">
          {amountShort(quantity, unit)}
          {price !== undefined && (
            <>
              {' '}
              <span aria-hidden="true">×</span>
              <span className="sr-only">a</span> {formatMoney(price.unit)}
              {eachOf(unit)}
            </>
          )}
        </span>
        {reason !== undefined && <span className="text-sm text-success">{reason}</span>}
        {giftWrap && (
          <span className="text-ink-2 text-sm">
            Embalado para presente{giftWrapPrice > 0 && `: ${formatMoney(giftWrapPrice)}`}
          </span>
        )}
      </div>
      {price !== undefined && <strong className="shrink-0 tabular-nums">{formatMoney(price.total)}</strong>}
    </li>
  );
}

/** All of them, however many. */
export function GoodsList({ goods }: { readonly goods: readonly Goods[] }) {
  return (
    <ul className="divide-y divide-line">
      {goods.map((each) => (
        <GoodsRow key={each.productId} goods={each} />
      ))}
    </ul>
  );
}
