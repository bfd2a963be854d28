/** The quantity of a product in the cart: its moves (spec 4), and the control that makes them. */
import { unitWords } from '#features/catalog/storefront/words/unit-words.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { NONE, parseQuantity, type Quantity, toNumber } from '#kernel/quantity.ts';
import { QuantityStepper } from '#platform/ui/forms/quantity-stepper.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { decrease, increase, limit, set } from '../domain/pricing/quantity-moves.ts';
import type { ShownLine } from '../domain/shown-cart.ts';
import { chosenQuantity, clearChosenQuantity } from './chosen-quantity.ts';
import { useCartState } from './save/cart-state.ts';
import { changeCart } from './save/change-cart.ts';
import { type LineProduct, quantityOf, withLineAgain, withQuantity } from './save/change-lines.ts';

interface StepperProps {
  readonly name: string;
  readonly unit: string;
  readonly line: ReturnType<typeof useProductQuantity> & { readonly atLeast?: boolean };
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
      atLeast={line.atLeast === true}
      atMost={line.atMost}
      size={size}
      className="flex w-full"
    />
  );
}

/** Adds `first` of it, else the quantity that was chosen on its page, else the least; one more step if it is in the cart. */
export function addToCart(
  product: LineProduct,
  tags: readonly string[],
  first = chosenQuantity(product.id),
): void {
  const { id, increments } = product;
  const quantity = quantityOf(useCartState.getState().lines, id);
  const wanted = (quantity === 0 && first && set(first, increments)) || increase(quantity, increments);
  if (put(product, limitToStock(wanted, product), tags)) clearChosenQuantity();
}

function put(product: LineProduct, wanted: Quantity, tags: readonly string[]): boolean {
  const rules = priceRules(new Set(tags));
  return changeCart((lines) => withQuantity(lines, product, wanted, rules));
}

export interface RemovedLine {
  readonly line: ShownLine;
  /** Its index in the cart. */
  readonly at: number;
  readonly undo: () => boolean;
}

/** State of the control. `onRemoved` is called when a decrease has emptied the line. */
export function useProductQuantity(product: LineProduct, onRemoved = showRemoved) {
  const { tags } = useShop();
  const quantity = useCartState((state) => quantityOf(state.lines, product.id));
  const to = (wanted: Quantity): boolean => {
    const { lines } = useCartState.getState();
    const at = lines.findIndex((line) => line.product.id === product.id);
    const line = lines[at];
    const done = put(product, wanted, tags);
    if (done && wanted === 0 && line !== undefined) {
      onRemoved({ line, at, undo: () => changeCart((now) => withLineAgain(now, line, at)) });
    }
    return done;
  };
  const { increments } = product;
  return {
    quantity,
    increase: () => to(limitToStock(increase(quantity, increments), product)),
    decrease: () => to(decrease(quantity, increments)),
    /** A typed number becomes the nearest quantity that may be ordered, with a message about the correction. */
    set: (value: number) => {
      const wanted = parseQuantity(value) ?? quantity;
      const allowed = limitToStock(set(wanted, increments), product);
      if (to(allowed) && allowed !== wanted) void showCorrection(product, wanted, allowed);
    },
    remove: () => to(NONE),
    /** Whether no more can be added. */
    atMost: quantity > 0 && limitToStock(increase(quantity, increments), product) <= quantity,
    /** Whether one step less removes it. */
    removes: decrease(quantity, increments) === 0,
  };
}

/** Limited by the stock, as on the server. */
export const limitToStock = (wanted: Quantity, { stock, increments }: LineProduct): Quantity =>
  stock === undefined ? wanted : limit(wanted, stock, increments);

export async function showCorrection(
  product: LineProduct,
  wanted: Quantity,
  allowed: Quantity,
): Promise<void> {
  const { correctionWords } = await import('./screen/correction-words.ts');
  showToast({ text: correctionWords(product, wanted, allowed), tone: 'info' });
}

const showRemoved = ({ line, undo }: RemovedLine): void =>
  showToast({
    text: `${line.product.name} saiu do carrinho.`,
    tone: 'info',
    action: { label: 'Desfazer', run: undo },
  });
