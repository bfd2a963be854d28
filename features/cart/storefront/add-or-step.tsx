import { ShoppingCart } from 'lucide-react';
import type { ActionSize } from '#features/catalog/storefront/card/product-controls.ts';
import { Lazy } from '#features/catalog/storefront/lazy.tsx';
import { lazyPart } from '#features/catalog/storefront/lazy-part.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Button } from '#platform/ui/button.tsx';
import type { CardToBuy } from './card-product.ts';
import { useCartState } from './save/cart-state.ts';

/** Loaded lazily: not needed while the cart is empty. */
export const cardStepper = lazyPart(async () => (await import('./card-stepper.tsx')).CardStepper);
/** Of product pages, whose loader loads it. */
export const pageStepper = lazyPart(async () => (await import('./page-stepper.tsx')).PageStepper);

interface AddOrStepProps {
  readonly product: CardToBuy;
  readonly size?: ActionSize;
}

/** A product card's button, which becomes a stepper once the product is in the cart. On the product's page the stepper stands beside it. */
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
      onClick={async ({ currentTarget }) => {
        const around = currentTarget.closest('div');
        const [{ addCard }] = await Promise.all([import('./card-stepper.tsx'), cardStepper.load()]);
        addCard(product, { tags, around });
      }}
      aria-label={`Adicionar ${product.name}`}
    >
      <ShoppingCart aria-hidden="true" className="size-4.5" />
      Adicionar
    </Button>
  );
  if (size === 'md') {
    return (
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {/* A stepper of its own for each product: the page goes on to another one without being left. */}
        <Lazy
          key={product.id}
          part={pageStepper}
          props={{ product }}
          meanwhile={<span className="h-12 w-44" />}
        />
        {!inCart && <span className="min-w-36 flex-1">{button}</span>}
      </div>
    );
  }
  return inCart || size === 'cell' ? (
    <Lazy part={cardStepper} props={{ product, size }} meanwhile={button} />
  ) : (
    button
  );
}
