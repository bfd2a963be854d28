import { useEffect, useLayoutEffect, useRef } from 'react';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { smallestOrder } from '#features/pricing/domain/increments.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { parseQuantity, type Quantity } from '#kernel/quantity.ts';
import { decrease, increase, set } from '../domain/pricing/quantity-moves.ts';
import { type CardToBuy, cardProduct } from './card-product.ts';
import { takeFocus } from './card-stepper.tsx';
import { chooseQuantity, clearChosenQuantity, useChosenQuantity } from './chosen-quantity.ts';
import { limitToStock, Stepper, showCorrection, useProductQuantity } from './product-quantity.tsx';
import { useCartState } from './save/cart-state.ts';
import { type LineProduct, withQuantity } from './save/change-lines.ts';

/** On a product's page: the quantity to add, from then on the quantity in the cart, and what it costs. */
export function PageStepper({ product }: { readonly product: CardToBuy }) {
  const goods = cardProduct(product);
  const inCart = useProductQuantity(goods);
  const wish = useChosenLine(goods);
  const added = inCart.quantity > 0;
  const line = added ? inCart : wish;
  const cost = useCost(goods, line.quantity);
  const place = useRef<HTMLDivElement>(null);
  const wasAdded = useRef(added);
  useLayoutEffect(() => {
    if (added) takeFocus();
    else if (wasAdded.current) focusButton(place.current);
    wasAdded.current = added;
  }, [added]);
  useEffect(() => clearChosenQuantity, []);
  return (
    <>
      <div ref={place} className={added ? 'grow' : 'w-44 shrink-0'}>
        <Stepper name={product.name} unit={product.unit} line={line} size="md" />
      </div>
      {cost !== undefined && (
        <p aria-live="polite" className="order-last basis-full text-ink-2 text-sm tabular-nums">
          {amountShort(line.quantity, product.unit)} ={' '}
          <strong className="font-semibold text-ink">{formatMoney(cost)}</strong>
          {added && ' no carrinho'}
        </p>
      )}
    </>
  );
}

/** Removed from here, it leaves the focus on what adds it again. */
function focusButton(stepper: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !stepper?.contains(activeElement)) return;
  stepper?.parentElement
    ?.querySelector<HTMLElement>(':scope > span > button')
    ?.focus({ preventScroll: true });
}

/** By the function that the cart charges with; a line in the cart has gift wrap and promotions, too. */
function useCost(product: LineProduct, quantity: Quantity) {
  const { tags } = useShop();
  const line = useCartState(({ lines }) => lines.find((each) => each.product.id === product.id));
  if (line !== undefined) return line.price?.total;
  const [wished] = withQuantity([], product, quantity, priceRules(new Set(tags)));
  return wished?.price?.total;
}

function useChosenLine(product: LineProduct): ReturnType<typeof useProductQuantity> & { atLeast: boolean } {
  const { id, increments } = product;
  const least = limitToStock(smallestOrder(increments), product);
  const quantity = useChosenQuantity(id) ?? least;
  const to = (wanted: Quantity): boolean => {
    chooseQuantity(id, wanted === 0 ? least : wanted);
    return true;
  };
  return {
    quantity,
    increase: () => to(limitToStock(increase(quantity, increments), product)),
    decrease: () => to(decrease(quantity, increments)),
    set: (value) => {
      const wanted = parseQuantity(value) ?? quantity;
      const allowed = limitToStock(set(wanted, increments), product) || least;
      if (to(allowed) && allowed !== wanted) void showCorrection(product, wanted, allowed);
    },
    remove: () => to(least),
    atMost: limitToStock(increase(quantity, increments), product) <= quantity,
    atLeast: quantity <= least,
    removes: false,
  };
}
