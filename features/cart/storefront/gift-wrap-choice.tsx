import { useEffect, useEffectEvent, useState } from 'react';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductId } from '#kernel/ids.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { useCartState } from './save/cart-state.ts';
import { changeCart } from './save/change-cart.ts';
import { withGiftWrap } from './save/change-lines.ts';

interface GiftWrapChoiceProps {
  readonly productId: ProductId;
  readonly price: Money;
}

/** Whether a product is gift-wrapped. If chosen before it is in the cart, it applies when the product is added. */
export function GiftWrapChoice({ productId, price }: GiftWrapChoiceProps) {
  const { tags } = useShop();
  const inCart = useCartState((state) => state.lines.find((line) => line.product.id === productId)?.giftWrap);
  const [wished, setWished] = useState(false);
  const wrap = (wrapped: boolean): boolean =>
    changeCart((lines) => withGiftWrap(lines, productId, wrapped, priceRules(new Set(tags))));
  const added = inCart !== undefined;
  const onAdded = useEffectEvent(() => {
    if (!wished) return;
    setWished(false);
    wrap(true);
  });
  useEffect(() => {
    if (added) onAdded();
  }, [added]);
  return (
    <Checkbox
      label={`Embalar para presente (${price === 0 ? 'grátis' : `+ ${formatMoney(price)}`})`}
      hint="Uma embalagem para a quantidade toda."
      checked={inCart ?? wished}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        if (added) wrap(checked);
        else setWished(checked);
      }}
    />
  );
}
