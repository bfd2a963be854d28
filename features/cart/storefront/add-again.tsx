import { ShoppingCart } from 'lucide-react';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import { Lazy } from '#features/catalog/storefront/lazy.tsx';
import { amountShort, amountWords, unitWords } from '#features/catalog/storefront/words/unit-words.ts';
import { smallestOrder } from '#features/pricing/domain/increments.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatQuantity, ONE, type Quantity } from '#kernel/quantity.ts';
import { Button } from '#platform/ui/button.tsx';
import { set } from '../domain/pricing/quantity-moves.ts';
import { cardStepper } from './add-or-step.tsx';
import { cardProduct } from './card-product.ts';
import { addCard } from './card-stepper.tsx';
import { limitToStock } from './product-quantity.tsx';
import { useCartState } from './save/cart-state.ts';

interface AddAgainProps {
  readonly product: ProductCard;
  /** As it was bought the last time. */
  readonly quantity: Quantity;
}

/** The button of a product that was bought before: adds as much as the last time, and becomes a stepper. */
export function AddAgain({ product, quantity }: AddAgainProps) {
  const { tags } = useShop();
  const line = cardProduct(product);
  // What is shown is what is added: the rules and the stock may have changed since.
  const possible = limitToStock(set(quantity, line.increments), line);
  const wanted = possible > 0 ? possible : smallestOrder(line.increments);
  const amount = words(wanted, product.unit);
  const inCart = useCartState((state) => state.lines.some((line) => line.product.id === product.id));
  const button = (
    <Button
      tone="primary"
      size="sm"
      wide
      onPointerEnter={cardStepper.load}
      onFocus={cardStepper.load}
      onClick={async ({ currentTarget }) => {
        const around = currentTarget.closest('div');
        await cardStepper.load();
        addCard(product, { tags, around, quantity: wanted });
      }}
      aria-label={`Adicionar ${amountWords(wanted, product.unit)} de ${product.name}`}
    >
      {/* On a narrow card the amount takes its place. */}
      <ShoppingCart aria-hidden="true" className={amount === '' ? 'size-4.5' : 'size-4.5 max-sm:hidden'} />
      Adicionar{amount}
    </Button>
  );
  if (!inCart) return button;
  return <Lazy part={cardStepper} props={{ product, size: 'sm' as const }} meanwhile={button} />;
}

/** Nothing for a single one; ' 3', ' 0,9 kg'. */
function words(quantity: Quantity, unit: string): string {
  if (unitWords(unit).measured) return ` ${amountShort(quantity, unit)}`;
  return quantity === ONE ? '' : ` ${formatQuantity(quantity)}`;
}
