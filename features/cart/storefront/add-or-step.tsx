import { ShoppingCart } from 'lucide-react';
import { Lazy } from '#features/catalog/storefront/lazy.tsx';
import { lazyPart } from '#features/catalog/storefront/lazy-part.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Button } from '#platform/ui/button.tsx';
import type { CardToBuy } from './card-product.ts';
import { useCartState } from './save/cart-state.ts';

/** Loaded lazily: not needed while the cart is empty. */
export const cardStepper = lazyPart(async () => (await import('./card-stepper.tsx')).CardStepper);

interface AddOrStepProps {
  readonly product: CardToBuy;
  readonly size?: 'sm' | 'md';
}

/** A product card's button, which becomes a stepper once the product is in the cart. */
export function AddOrStep({ product, size = 'sm' }: AddOrStepProps) {
  const { tags } = useShop();
  const inCart = useCartState((state) => state.lines.some((line) => line.product.id === product.id));
  const button = (
    <Button
      tone="primary"
      size={size === 'sm' ? 'sm' : 'lg'}
      wide
      onPointerEnter={cardStepper.load}
      onFocus={cardStepper.load}
      onClick={async ({ currentTarget: { parentElement } }) => {
        const [{ addCard }] = await Promise.all([import('./card-stepper.tsx'), cardStepper.load()]);
        addCard(product, tags, parentElement);
      }}
      aria-label={`Adicionar ${product.name}`}
    >
      <ShoppingCart aria-hidden="true" className="size-4.5" />
      Adicionar
    </Button>
  );
  return inCart ? <Lazy part={cardStepper} props={{ product, size }} meanwhile={button} /> : button;
}
