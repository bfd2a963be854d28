import { ShoppingCart } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ShownCombo } from '#features/promotions/domain/shown-combo.ts';
import { Button } from '#platform/ui/button.tsx';
import { Stepper, useProductQuantity } from '../product-quantity.tsx';
import { comboProduct } from './combo-product.ts';

interface AddComboProps {
  readonly combo: ShownCombo;
  readonly size?: 'sm' | 'md';
}

/** A combo's button, which becomes a stepper once the combo is in the cart, without losing the focus. */
export function AddCombo({ combo, size = 'sm' }: AddComboProps) {
  const product = comboProduct(combo);
  const line = useProductQuantity(product);
  const inCart = line.quantity > 0;
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the one takes the place of the other
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (pressed.current && lost) place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    pressed.current = false;
  }, [inCart]);
  return (
    <div
      ref={place}
      onClickCapture={() => {
        pressed.current = true;
      }}
    >
      {inCart ? (
        <Stepper name={combo.name} unit={product.unit} line={line} size={size} />
      ) : (
        <Button
          tone="primary"
          size={size === 'sm' ? 'sm' : 'lg'}
          wide
          disabled={combo.most === 0}
          onClick={line.increase}
          aria-label={`Adicionar ${combo.name}`}
        >
          <ShoppingCart aria-hidden="true" className="size-4.5" />
          Adicionar
        </Button>
      )}
    </div>
  );
}
