/** What the shopper changed, made again on the cart as another window, device or person left it. Spec 4, cart. */
import { NONE } from '#kernel/quantity.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { type Conflict, likelyBase, rebaseLines } from '../../domain/rebase-lines.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import type { CartState } from './cart-state.ts';

export interface SettledLines {
  readonly lines: readonly ShownLine[];
  /** Of lines that both changed. */
  readonly conflicts: readonly CartNotice[];
}

const idOf = ({ product }: ShownLine) => product.id;

/** On a cart that somebody else may have changed. */
export function settleLines(
  { confirmed, sent, lines: mine }: Pick<CartState, 'confirmed' | 'sent' | 'lines'>,
  theirs: readonly ShownLine[],
): SettledLines {
  const base = likelyBase(idOf, confirmed, sent, theirs);
  const { lines, conflicts } = rebaseLines(idOf, base, mine, theirs);
  return { lines, conflicts: conflicts.map(toNotice) };
}

/** On the answer to what was sent: nobody else changed anything, so what the shopper did meanwhile is what counts. */
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
