import { noticeText } from '#features/cart/contract/cart-notice.wire.ts';
import { type CartGift, givenGifts } from '#features/cart/domain/cart-gift.ts';
import { joinNotices } from '#features/cart/domain/notices.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { useCartNotices } from '#features/cart/storefront/use-cart-notices.ts';
import { FREE } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { defined } from '#kernel/defined.ts';
import { ZERO } from '#kernel/money.ts';
import { joinNames } from '#kernel/number-format.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { GoodsList, type OrderGoods } from '../../order/goods-row.tsx';
import { BillingLine } from './billing-line.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { ReviewAnswers, type ReviewProps } from './review-answers.tsx';

export function ReviewSection({ checkout, instalments, automaticPix }: ReviewProps) {
  const { cart, buyer, repricing } = checkout;
  const notices = joinNotices(cart?.notices ?? [], useCartNotices());
  return (
    <CheckoutSection
      id="revisao"
      number={5}
      title="Revise e confirme"
      action={
        <AppLink
          href={shopHref(buyer.shop.slug, '/carrinho')}
          className="inline-flex min-h-11 items-center font-semibold text-brand-text text-sm hover:underline"
        >
          Editar carrinho
        </AppLink>
      }
    >
      {notices.length > 0 && (
        <Alert tone="warn" title="Seu carrinho mudou" announced>
          <ul className="flex flex-col gap-1">
            {notices.map((notice) => (
              <li key={`${notice.kind}-${notice.productId}`}>{noticeText(notice)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ReviewAnswers checkout={checkout} instalments={instalments} automaticPix={automaticPix} />
      <BillingLine />
      <div
        aria-busy={repricing}
        className={cx('border-line border-t pt-5 transition', repricing && 'opacity-50')}
      >
        <GoodsList goods={[...(cart?.lines ?? []).map(toGoods), ...givenGifts(cart ?? {}).map(giftGoods)]} />
        <MissingGifts gifts={cart?.gifts ?? []} />
      </div>
    </CheckoutSection>
  );
}

const giftGoods = ({ promotion, product, quantity, perUse, worth }: CartGift): OrderGoods => ({
  ...product,
  productId: product.id,
  quantity,
  giftWrap: false,
  price: {
    unit: ZERO,
    reason: 'gift',
    promotions: [{ ...promotion, quantity, perUse, basisPoints: FREE, saved: worth, discount: ZERO }],
    total: ZERO,
  },
});

function MissingGifts({ gifts }: { readonly gifts: readonly CartGift[] }) {
  const missing = gifts.flatMap((gift) => (gift.missing ? [gift.product.name] : []));
  if (missing.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-warn">Brinde sem estoque: {joinNames(missing)}. O pedido vai sem ele.</p>
  );
}

const toGoods = ({ product, quantity, giftWrap, price }: ShownLine): OrderGoods => ({
  productId: product.id,
  slug: product.slug,
  name: product.name,
  picture: product.picture,
  ground: product.ground,
  unit: product.unit,
  quantity,
  giftWrap,
  giftWrapPrice: price?.giftWrap,
  price: price && {
    unit: price.beforePayment?.unit ?? price.unit,
    ...defined({ paid: price.beforePayment === undefined ? undefined : price.unit }),
    reason: price.reason,
    promotions: price.promotions,
    total: price.beforePayment?.total ?? price.total,
  },
  parts: product.combo?.parts.map((part) => ({
    ...part,
    quantity: thousandths((part.quantity * quantity) / ONE),
  })),
});
