/** The cart that was shown last, with the changes that windows left unsaved. Spec 4, persistence. */
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { CartLine } from '../../domain/cart.ts';
import { likelyBase, rebaseLines } from '../../domain/merge/rebase-lines.ts';
import { type ShownLine, toCartLine } from '../../domain/shown-cart.ts';
import type { RecalledCart } from '../save/cart-state.ts';
import { withGiftWrap, withQuantity } from '../save/change-lines.ts';
import type { ShownState } from './shown-store.ts';
import type { UnsentChanges } from './unsent-store.ts';
import { joinTexts } from './unsent-texts.ts';

interface Stored {
  readonly lines: readonly CartLine[];
  readonly version: number;
}

/**
 * `stored`: a visitor's own cart, which is newer than the shown one. `isWhole` is false if a product is left out because no page has
 * shown it.
 */
export function withChanges(
  shown: ShownState,
  stored: Stored | undefined,
  left: readonly UnsentChanges[],
  rules: PriceRules,
): Omit<RecalledCart, 'adopted'> & { readonly isWhole: boolean } {
  const products = new Map(
    [...shown.confirmed, ...shown.lines].map((line) => [line.product.id, line.product]),
  );
  const draw = (lines: readonly CartLine[]): readonly ShownLine[] =>
    lines.reduce<readonly ShownLine[]>((before, { productId, quantity, giftWrap }) => {
      const product = products.get(productId);
      if (product === undefined) return before;
      return withGiftWrap(withQuantity(before, product, quantity, rules), productId, giftWrap, rules);
    }, []);
  const last = stored ?? lastKnown(shown, left);
  const confirmed = draw(last.lines);
  let lines = last.lines;
  for (const { base, sent, lines: mine } of left)
    lines = rebaseLines(idOf, likelyBase(idOf, base, sent, lines), mine, lines).lines;
  const { lock, coupons, subscription } = shown;
  const texts = joinTexts(left);
  return {
    isWhole: lines.every(({ productId }) => products.has(productId)),
    version: last.version,
    confirmed,
    lines: left.length === 0 ? confirmed : draw(lines),
    sent: left.flatMap(({ sent }) => sent.map(draw)),
    ...defined({ lock, coupons, subscription, texts: texts?.base ?? shown.texts, written: texts?.written }),
  };
}

/** The newest cart that the server is known to have: what was shown without being left unsaved has been saved. */
function lastKnown(shown: ShownState, left: readonly UnsentChanges[]): Stored {
  if (left.length === 0) return { lines: shown.lines.map(toCartLine), version: shown.version };
  const seen: readonly Stored[] = left.map(({ base, version }) => ({ lines: base, version }));
  return seen.reduce((newest, each) => (each.version > newest.version ? each : newest), {
    lines: shown.confirmed.map(toCartLine),
    version: shown.version,
  });
}

const idOf = ({ productId }: CartLine): ProductId => productId;
