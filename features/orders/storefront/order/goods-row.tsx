import type { LineReason } from '#features/cart/domain/cart.ts';
import { lineReason } from '#features/cart/storefront/line-reason.ts';
import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort, eachOf } from '#features/catalog/storefront/words/unit-words.ts';
import type { AppliedPromotion } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { comboAddress } from '#features/promotions/storefront/addresses.ts';
import { PromotionSavings } from '#features/promotions/storefront/promotion-savings.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { defined } from '#kernel/defined.ts';
import { formatMoney, type Money, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { GoodsPicture } from './goods-picture.tsx';

export interface OrderGoods {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly picture?: string | undefined;
  readonly ground: number;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
  readonly giftWrapPrice?: Money | undefined;
  /** A combo's products, in their total quantity. */
  readonly parts?: readonly Part[] | undefined;
  /** Absent where prices are hidden. */
  readonly price?:
    | {
        readonly unit: Money;
        /** The unit price with the payment method's variance. */
        readonly paid?: Money;
        readonly reason: LineReason;
        /** What promotions take off; of a gift, the promotion that gave it. */
        readonly promotions?: readonly AppliedPromotion[] | undefined;
        readonly total: Money;
        /** The price of one when the quote was requested. */
        readonly requested?: Money;
      }
    | undefined;
}

type Part = Pick<OrderGoods, 'productId' | 'slug' | 'name' | 'picture' | 'ground' | 'unit' | 'quantity'>;

export function GoodsRow({ goods }: { readonly goods: OrderGoods }) {
  const { slug } = useShop();
  const { name, unit, quantity, price, giftWrap, giftWrapPrice = ZERO } = goods;
  const reason = price && lineReason(price.reason);
  const isGift = price?.reason === 'gift';
  return (
    <li className="flex flex-wrap gap-x-3.5 gap-y-2 py-4 first:pt-0 last:pb-0">
      <GoodsPicture goods={goods} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <AppLink
          href={goods.parts === undefined ? productAddress(slug, goods.slug) : comboAddress(slug, goods.slug)}
          className="line-clamp-3 font-medium leading-snug hover:text-brand-text"
        >
          {name}
        </AppLink>
        <span className="text-ink-2 text-sm tabular-nums">
          {amountShort(quantity, unit)}
          {price !== undefined && !isGift && (
            <>
              {' '}
              <span aria-hidden="true">×</span>
              {price.requested !== undefined && price.requested !== price.unit && (
                <>
                  <span className="sr-only">pedido a</span>{' '}
                  <s className="text-ink-3">{formatMoney(price.requested)}</s>{' '}
                </>
              )}
              <span className="sr-only">a</span>{' '}
              <span className="whitespace-nowrap">
                {formatMoney(price.unit)}
                {eachOf(unit)}
              </span>
            </>
          )}
        </span>
        {reason !== undefined && <span className="text-sm text-success">{reason}</span>}
        <PromotionSavings promotions={price?.promotions} gift={isGift} />
        {price?.paid !== undefined && (
          <span className={price.paid < price.unit ? 'text-sm text-success' : 'text-ink-2 text-sm'}>
            No pagamento escolhido: {formatMoney(price.paid)}
            {eachOf(unit)}
          </span>
        )}
        {giftWrap && (
          <span className="text-ink-2 text-sm">
            Embalado para presente{giftWrapPrice > 0 && `: ${formatMoney(giftWrapPrice)}`}
          </span>
        )}
      </div>
      {price !== undefined && (
        <strong className="shrink-0 tabular-nums">{isGift ? 'Grátis' : formatMoney(price.total)}</strong>
      )}
      {goods.parts !== undefined && <Parts name={name} parts={goods.parts} />}
    </li>
  );
}

function Parts({ name, parts }: { readonly name: string; readonly parts: readonly Part[] }) {
  const { slug } = useShop();
  return (
    <ul
      aria-label={`O que vem em ${name}`}
      className="flex min-w-0 basis-full flex-col gap-1.5 border-line-2 border-l-2 pl-3 sm:ml-19.5"
    >
      {parts.map(({ productId, picture, ground, unit, quantity, ...part }) => (
        <li key={productId} className="flex items-center gap-2 text-sm">
          <ProductImage
            product={{ ...defined({ picture }), ground, name: part.name, available: true }}
            alt=""
            sizes="32px"
            className="size-8 shrink-0 rounded-sm p-0.5"
          />
          <span className="min-w-0">
            <span className="text-ink-2 tabular-nums">{amountShort(quantity, unit)}</span>{' '}
            <AppLink href={productAddress(slug, part.slug)} className="hover:text-brand-text hover:underline">
              {part.name}
            </AppLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function GoodsList({ goods }: { readonly goods: readonly OrderGoods[] }) {
  return (
    <ul className="divide-y divide-line">
      {goods.map((each) => (
        // A gift may be of a product that was bought, too, and of two promotions.
        <GoodsRow
          key={`${each.productId} ${each.price?.promotions?.[0]?.id ?? ''} ${each.price?.reason}`}
          goods={each}
        />
      ))}
    </ul>
  );
}
