import { ShoppingCart } from 'lucide-react';
import type { ProductCard, ProductDetail } from '#features/catalog/domain/product.ts';
import { unitWords } from '#features/catalog/storefront/public.tsx';
import { toNumber } from '#kernel/quantity.ts';
import { Button } from '#platform/ui/button.tsx';
import { QuantityStepper } from '#platform/ui/quantity-stepper.tsx';
import { cardProduct } from './card-product.ts';
import { useProductQuantity } from './use-cart.ts';

interface AddOrStepProps {
  readonly product: ProductCard & Partial<Pick<ProductDetail, 'sku' | 'giftWrapPrice'>>;
  readonly size?: 'sm' | 'md';
}

/** On a product's card: first a button, then the quantity, changed in place. */
export function AddOrStep({ product, size = 'sm' }: AddOrStepProps) {
  const line = useProductQuantity(cardProduct(product));
  if (line.quantity === 0) {
    return (
      <Button
        tone="primary"
        size={size === 'sm' ? 'sm' : 'lg'}
        wide
        onClick={line.increase}
        aria-label={`Adicionar ${product.name}`}
      >
        <ShoppingCart aria-hidden="true" className="size-4.5" />
        Adicionar
      </Button>
    );
  }
  return <Stepper name={product.name} unit={product.unit} line={line} size={size} />;
}

interface StepperProps {
  readonly name: string;
  readonly unit: string;
  readonly line: ReturnType<typeof useProductQuantity>;
  readonly size: 'sm' | 'md';
}

export function Stepper({ name, unit, line, size }: StepperProps) {
  const words = unitWords(unit);
  return (
    <QuantityStepper
      label={name}
      value={toNumber(line.quantity)}
      onIncrease={line.increase}
      onDecrease={line.decrease}
      onSet={line.set}
      {...(words.measured ? { unit: words.short } : {})}
      removes={line.removes}
      atMost={line.atMost}
      size={size}
      className="flex w-full"
    />
  );
}
