/** Applies the shopper's changes to the cart as another window, device or person left it. Spec 4, cart. */
import { NONE } from '#kernel/quantity.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { type Conflict, likelyBase, rebaseLines } from '../../domain/merge/rebase-lines.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import type { CartState } from './cart-state.ts';

export interface SettledLines {
  readonly lines: readonly ShownLine[];
  /** For lines that both sides changed. */
  readonly conflicts: readonly CartNotice[];
}

const idOf = ({ product }: ShownLine) => product.id;

/** For a cart that somebody else may have changed. */
export function settleLines(
  { confirmed, sent, lines: mine }: Pick<CartState, 'confirmed' | 'sent' | 'lines'>,
  theirs: readonly ShownLine[],
): SettledLines {
  const base = likelyBase(idOf, confirmed, sent, theirs);
  const { lines, conflicts } = rebaseLines(idOf, base, mine, theirs);
  return { lines, conflicts: conflicts.map(toNotice) };
}

/** For the response to a save: nobody else changed the cart, so the shopper's later changes win. */
export const afterAnswer = (
  sent: readonly ShownLine[],
  mine: readonly ShownLine[],
  answered: readonly ShownLine[],
): SettledLines => ({
  lines: rebaseLines(idOf, sent, mine, answered, (own) => own).lines,
  conflicts: [],
});

const toNotice = ({ mine, kept }: Conflict<ShownLine>): CartNotice => ({
  kind: 'changed-elsewhere',
  productId: kept.product.id,
  name: kept.product.name,
  from: mine?.quantity ?? NONE,
  to: kept.quantity,
});
