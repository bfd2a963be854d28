import { unitWords } from '#features/catalog/storefront/words/unit-words.ts';
import { toNumber } from '#kernel/quantity.ts';
import { QuantityStepper } from '#platform/ui/forms/quantity-stepper.tsx';
import type { useProductQuantity } from './use-product-quantity.ts';

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
