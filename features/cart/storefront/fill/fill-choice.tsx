import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import { productsWords } from '../../domain/count-products.ts';
import { useCartCount } from '../use-cart.ts';
import type { FillMode } from './fill-cart.ts';

interface FillChoiceProps {
  readonly mode: FillMode;
  readonly onChoose: (mode: FillMode) => void;
}

/** Asks whether lines in the cart stay; renders nothing if there are none. */
export function FillChoice({ mode, onChoose }: FillChoiceProps) {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <div className="@container">
      <RadioGroup
        legend={`Seu carrinho já tem ${productsWords(count)}`}
        className="@md:flex-row @md:[&>*]:flex-1"
      >
        <RadioCard
          name="fill-mode"
          title="Somar ao carrinho"
          description="O que já está nele fica."
          checked={mode === 'add'}
          onChange={() => onChoose('add')}
        />
        <RadioCard
          name="fill-mode"
          title="Substituir o carrinho"
          description="O que está nele sai."
          checked={mode === 'replace'}
          onChange={() => onChoose('replace')}
        />
      </RadioGroup>
    </div>
  );
}
