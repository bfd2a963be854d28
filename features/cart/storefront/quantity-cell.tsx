import { ShoppingCart, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { amountShort, unitWords } from '#features/catalog/storefront/words/unit-words.ts';
import { smallestOrder } from '#features/pricing/domain/increments.ts';
import { formatMoney } from '#kernel/money.ts';
import { toNumber } from '#kernel/quantity.ts';
import { useNumberDraft } from '#platform/ui/forms/number-draft.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { type CardToBuy, cardProduct } from './card-product.ts';
import { useProductQuantity } from './product-quantity.tsx';
import { useCartState } from './save/cart-state.ts';

/**
 * In a table's row: the quantity in the cart, to be typed. Enter or leaving the field sets it, and Enter in an empty one adds the
 * smallest order.
 */
export function QuantityCell({ product }: { readonly product: CardToBuy }) {
  const { id, name, unit, increments } = product;
  const { short, measured } = unitWords(unit);
  const line = useProductQuantity(cardProduct(product));
  const draft = useNumberDraft(toNumber(line.quantity), line.set, { blankZero: true, whole: !measured });
  const total = useCartState(({ lines }) => lines.find((each) => each.product.id === id)?.price?.total);
  const added = line.quantity > 0;
  const pressedWhileAdded = useRef<boolean>(undefined);
  /** Leaving the field may change what the button does while it is pressed: such a press does nothing more. */
  const press = (act: () => void) => ({
    onPointerDown: () => {
      pressedWhileAdded.current = added;
    },
    onClick: ({ detail }: MouseEvent) => {
      const byPointer = detail > 0;
      if (!byPointer || pressedWhileAdded.current === added) act();
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend is no inline control
    <div role="group" aria-label={name} className="flex flex-col items-end">
      <div className="flex items-center gap-1 max-md:flex-col max-md:items-end">
        <input
          {...draft.input}
          onKeyDown={(event) => {
            if (!added && event.key === 'Enter' && event.currentTarget.value === '') line.increase();
            draft.input.onKeyDown?.(event);
          }}
          aria-label={`Quantidade de ${name} (${short})`}
          placeholder={amountShort(smallestOrder(increments), unit)}
          enterKeyHint="next"
          className="field h-11 w-18 px-2 text-right tabular-nums md:h-10"
        />
        {added ? (
          <IconButton
            icon={<Trash2 aria-hidden="true" className="size-4.5" />}
            label={`Remover ${name}`}
            {...press(line.remove)}
          />
        ) : (
          <IconButton
            icon={<ShoppingCart aria-hidden="true" className="size-4.5" />}
            label={`Adicionar ${name}`}
            {...press(line.increase)}
          />
        )}
      </div>
      <p aria-hidden="true" className="text-ink-2 text-sm tabular-nums md:pr-12">
        {added && total !== undefined && formatMoney(total)}
      </p>
      <span role="status" className="sr-only">
        {added && draft.changed && `${name}: ${amountShort(line.quantity, unit)} no carrinho`}
      </span>
    </div>
  );
}
