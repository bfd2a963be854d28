import { X } from 'lucide-react';
import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { PaymentWords } from '#features/catalog/storefront/price/payment-note.tsx';
import { amountNotes } from '#features/catalog/storefront/price/payment-notes.ts';
import { usePaymentOffer } from '#features/catalog/storefront/price/payment-offer-context.ts';
import { PriceBlock } from '#features/catalog/storefront/price/price-block.tsx';
import { amountShort, eachOf } from '#features/catalog/storefront/words/unit-words.ts';
import { savedBy } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { comboAddress } from '#features/promotions/storefront/addresses.ts';
import { ComboTile } from '#features/promotions/storefront/combo-tile.tsx';
import { PromotionSavings } from '#features/promotions/storefront/promotion-savings.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductId } from '#kernel/ids.ts';
import { add, formatMoney, subtract } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { LinePrice } from '../../domain/cart.ts';
import { paymentEffect } from '../../domain/pricing/payment-effect.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { ComboParts } from '../combo/combo-parts.tsx';
import { useHandOverFocus } from '../hand-over-focus.ts';
import { lineReason } from '../line-reason.ts';
import { Stepper, useProductQuantity } from '../product-quantity.tsx';
import { useCartLock, useCartState } from '../save/cart-state.ts';
import { LineHint } from './promotion-hints.tsx';
import { showRemoved } from './removed-line.tsx';

export function CartLineRow({ line }: { readonly line: ShownLine }) {
  const { slug } = useShop();
  const { product, price } = line;
  const { combo } = product;
  const quantity = useProductQuantity(product, showRemoved);
  const locked = useCartLock() !== undefined;
  const isTooLittle = useCartState(({ notices }) =>
    notices.some(({ kind, productId }) => kind === 'too-little' && productId === product.id),
  );
  return (
    <li ref={useHandOverFocus()} className="flex gap-3 py-4">
      {combo === undefined ? (
        <ProductImage
          product={{ ...product, available: true }}
          alt=""
          sizes="80px"
          className="size-20 shrink-0 rounded-md p-2"
        />
      ) : (
        <ComboTile parts={combo.parts} className="size-20 rounded-md" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <AppLink
            href={(combo === undefined ? productAddress : comboAddress)(slug, product.slug)}
            className="line-clamp-2 font-medium text-sm hover:text-brand-text"
          >
            {product.name}
          </AppLink>
          {!locked && (
            <IconButton
              label={`Remover ${product.name}`}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={quantity.remove}
              className="-my-2.5 -mr-2.5 text-ink-2"
            />
          )}
        </div>
        {price !== undefined && (
          <p className="text-ink-2 text-sm">
            {formatMoney((price.beforePayment ?? price).unit)}
            {eachOf(product.unit)}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {locked ? (
            <span className="tabular-nums">{amountShort(line.quantity, product.unit)}</span>
          ) : (
            <div className="w-36">
              <Stepper name={product.name} unit={product.unit} line={quantity} size="sm" />
            </div>
          )}
          {price !== undefined && (
            <div className="ml-auto text-right">
              <LinePriceBlock price={price} quantity={line.quantity} />
            </div>
          )}
        </div>
        {isTooLittle && (
          <p className="mt-1.5 text-danger text-sm">Custa menos de um centavo: aumente a quantidade.</p>
        )}
        {price !== undefined && <PriceWhy price={price} unit={product.unit} productId={product.id} />}
        {combo !== undefined && <ComboParts name={product.name} parts={combo.parts} combos={line.quantity} />}
      </div>
    </li>
  );
}

/** Of the whole line, before the payment method: these totals are the cart's subtotal. */
function LinePriceBlock({ price, quantity }: { readonly price: LinePrice; readonly quantity: Quantity }) {
  const offered = usePaymentOffer();
  const { total } = price.beforePayment ?? price;
  const notes =
    offered && amountNotes(total, (points) => paymentEffect([{ quantity, price }], points), offered);
  const otherwise = price.total !== total && !notes?.best?.startsWith(formatMoney(price.total));
  return (
    <PriceBlock value={total} before={price.saved > 0 ? add(total, price.saved) : undefined} size="sm">
      <PaymentWords {...notes} />
      {otherwise && (
        <span className={price.total < total ? 'text-success' : 'text-ink-2'}>
          {formatMoney(price.total)} no pagamento escolhido
        </span>
      )}
    </PriceBlock>
  );
}

interface PriceWhyProps {
  readonly price: LinePrice;
  readonly unit: string;
  readonly productId: ProductId;
}

function PriceWhy({ price, unit, productId }: PriceWhyProps) {
  const reason = lineReason(price.reason);
  const ruleSaving = subtract(price.saved, savedBy(price.promotions));
  return (
    <div className="mt-1.5 flex flex-col gap-0.5 text-sm">
      {reason !== undefined && ruleSaving > 0 && (
        <span className="text-success">
          {reason}: você economiza {formatMoney(ruleSaving)}
        </span>
      )}
      <PromotionSavings promotions={price.promotions} />
      {price.discounted !== undefined && (
        <span className="text-success">
          Com o cupom: {formatMoney(price.discounted)}
          {eachOf(unit)}
        </span>
      )}
      {price.giftWrap !== undefined && (
        <span className="text-ink-2">
          Embalado para presente{price.giftWrap > 0 && `: ${formatMoney(price.giftWrap)}`}
        </span>
      )}
      {price.nextTier !== undefined && (
        <span className="text-ink-2">
          Leve mais {amountShort(price.nextTier.add, unit)} e pague {formatMoney(price.nextTier.price)}
          {eachOf(unit)}
        </span>
      )}
      <LineHint productId={productId} />
    </div>
  );
}
