import { noticeText } from '#features/cart/contract/cart-notice.wire.ts';
import { joinNotices } from '#features/cart/domain/notices.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { useCartNotices } from '#features/cart/storefront/use-cart-notices.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { defined } from '#kernel/defined.ts';
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
        <GoodsList goods={(cart?.lines ?? []).map(toGoods)} />
      </div>
    </CheckoutSection>
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
    total: price.beforePayment?.total ?? price.total,
  },
  parts: product.combo?.parts.map((part) => ({
    ...part,
    quantity: thousandths((part.quantity * quantity) / ONE),
  })),
});
