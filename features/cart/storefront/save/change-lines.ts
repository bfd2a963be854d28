import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import { linePrice } from '../../domain/pricing/price-cart.ts';
import { rewardedPrice } from '../../domain/pricing/rewarded-price.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';

export type LineProduct = ShownLine['product'];

/**
 * The lines with a new quantity of one product, priced as the server will price them. A new product is added at the end; 0
 * removes it. Spec 4, cart quantity.
 */
export function withQuantity(
  lines: readonly ShownLine[],
  product: LineProduct,
  quantity: Quantity,
  rules: PriceRules,
): readonly ShownLine[] {
  if (quantity === 0) return lines.filter((line) => line.product.id !== product.id);
  const known = lines.find((line) => line.product.id === product.id);
  const line = stillRewarded(priced({ product, quantity, giftWrap: known?.giftWrap ?? false }, rules), known);
  return known === undefined ? [...lines, line] : lines.map((each) => (each === known ? line : each));
}

/** Only the server decides promotions: until it responds, more of a product keeps its reward, and less of it has none. */
function stillRewarded(line: ShownLine, known: ShownLine | undefined): ShownLine {
  const promotions = known?.price?.promotions;
  if (known === undefined || promotions === undefined || line.price?.unit !== known.price?.unit) return line;
  return line.price === undefined || line.quantity < known.quantity
    ? line
    : { ...line, price: rewardedPrice(line.price, promotions) };
}

/** The lines with a removed one restored at its index; unchanged if the product was added again meanwhile. */
export const withLineAgain = (
  lines: readonly ShownLine[],
  line: ShownLine,
  at: number,
): readonly ShownLine[] =>
  lines.some((each) => each.product.id === line.product.id)
    ? lines
    : [...lines.slice(0, at), line, ...lines.slice(at)];

/** The lines with this product gift-wrapped or not. Spec 3, embalarParaPresente. */
export const withGiftWrap = (
  lines: readonly ShownLine[],
  productId: ProductId,
  giftWrap: boolean,
  rules: PriceRules,
): readonly ShownLine[] =>
  lines.map((line) =>
    line.product.id === productId ? stillRewarded(priced({ ...line, giftWrap }, rules), line) : line,
  );

function priced(line: Omit<ShownLine, 'price'>, rules: PriceRules): ShownLine {
  const { product, quantity, giftWrap } = line;
  const { offer, combo, ...rest } = product;
  const own = combo?.price === undefined ? {} : { combo: { price: combo.price } };
  return {
    product,
    quantity,
    giftWrap,
    ...defined({
      price:
        offer === undefined ? undefined : linePrice({ ...rest, ...own, offer }, quantity, rules, giftWrap),
    }),
  };
}

export const quantityOf = (lines: readonly ShownLine[], productId: ProductId): Quantity =>
  lines.find((line) => line.product.id === productId)?.quantity ?? NONE;
